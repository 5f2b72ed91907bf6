// The light of the solid view: a window by day, a lamp by night.
import {
  BackSide,
  Color,
  DirectionalLight,
  DoubleSide,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';

export interface Light {
  key: string;
  strength: number;
  sky: string;
  ground: string;
  fill: number;
  /** How strongly things mirror the room. */
  room: number;
  exposure: number;
  background: string;
}

export const LIGHTS: Record<'day' | 'night', Light> = {
  day: {
    key: '#fff0d6',
    strength: 3.4,
    sky: '#f6f4ee',
    ground: '#9c7f55',
    fill: 0.85,
    room: 0.34,
    exposure: 0.84,
    background: '#fae8cb',
  },
  night: {
    key: '#ffd3a0',
    strength: 2.6,
    sky: '#8a9a92',
    ground: '#4a3a24',
    fill: 0.95,
    room: 0.4,
    exposure: 1.02,
    background: '#1b1811',
  },
};

/** The direction towards the light in the picture: from the upper left, behind the board. */
const FROM = { x: -0.62, y: 0.38, z: 1 };

/** Creates the lights. */
export function lamps(mapSize: number): { key: DirectionalLight; fill: HemisphereLight } {
  const key = new DirectionalLight();
  key.castShadow = true;
  key.shadow.mapSize.set(mapSize, mapSize);
  key.shadow.bias = -0.0006;
  key.shadow.normalBias = 0.03;
  key.shadow.radius = 3;
  const fill = new HemisphereLight();
  fill.position.set(0, 0, 1);
  return { key, fill };
}

/** Points the light at the board. It turns with the camera, so shadows always fall to the right. */
export function aim(
  key: DirectionalLight,
  centre: readonly [number, number],
  reach: number,
  turn: number,
): void {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const length = Math.hypot(FROM.x, FROM.y, FROM.z);
  const far = (2.2 * reach) / length;
  key.target.position.set(centre[0], centre[1], 0);
  key.position.set(
    centre[0] + (FROM.x * cos - FROM.y * sin) * far,
    centre[1] + (FROM.x * sin + FROM.y * cos) * far,
    FROM.z * far,
  );
  key.target.updateMatrixWorld();
  const { camera } = key.shadow;
  [camera.left, camera.right, camera.bottom, camera.top] = [-reach, reach, -reach, reach];
  [camera.near, camera.far] = [0.5 * reach, 4 * reach];
  camera.updateProjectionMatrix();
}

/** Renders the room that glossy things mirror: warm walls with a window or a lamp. */
export function room(renderer: WebGLRenderer, night: boolean): WebGLRenderTarget {
  const scene = new Scene();
  const plane = new PlaneGeometry();
  const panel = (
    size: readonly [number, number],
    at: readonly [number, number, number],
    colour: string,
    strength: number,
  ) => {
    const material = new MeshBasicMaterial({
      color: new Color(colour).multiplyScalar(strength),
      side: DoubleSide,
    });
    const mesh = new Mesh(plane, material);
    mesh.scale.set(size[0], size[1], 1);
    mesh.position.set(...at);
    mesh.lookAt(0, 0, 0);
    scene.add(mesh);
  };
  const walls = new Mesh(
    new SphereGeometry(30, 24, 12),
    new ShaderMaterial({
      side: BackSide,
      uniforms: {
        high: { value: new Color(night ? '#1d251e' : '#f3e8d2') },
        low: { value: new Color(night ? '#120d08' : '#8d7650') },
      },
      vertexShader:
        'varying float up; void main() { up = normalize(position).z; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
      fragmentShader:
        'varying float up; uniform vec3 high, low; void main() { gl_FragColor = vec4(mix(low, high, smoothstep(-0.35, 0.5, up)), 1.0); }',
    }),
  );
  scene.add(walls);
  if (night) {
    panel([5, 5], [-11, 7, 15], '#ffcf96', 26);
    panel([3, 8], [14, -6, 6], '#5d7f92', 1.2);
  } else {
    panel([4.6, 6.2], [-13.5, 5.6, 14], '#fff4e0', 15);
    panel([4.6, 6.2], [-10.2, 9.8, 14], '#fff4e0', 15);
    panel([10, 5], [12, -12, 9], '#ffe9c8', 1.6);
  }
  const generator = new PMREMGenerator(renderer);
  const target = generator.fromScene(scene, 0.015);
  generator.dispose();
  plane.dispose();
  for (const child of scene.children as Mesh[]) {
    child.geometry.dispose();
    (child.material as ShaderMaterial).dispose();
  }
  return target;
}
