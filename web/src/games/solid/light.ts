// The light of the solid view: a window by day, a lamp by night.
import { DirectionalLight, HemisphereLight } from 'three';

export interface Light {
  key: string;
  strength: number;
  sky: string;
  ground: string;
  fill: number;
  exposure: number;
  /** The colour into which the table fades. */
  mist: string;
}

export const LIGHTS: Record<'day' | 'night', Light> = {
  day: {
    key: '#fff0d6',
    strength: 3.4,
    sky: '#f6f4ee',
    ground: '#9c7f55',
    fill: 1.7,
    exposure: 0.88,
    mist: '#ece6da',
  },
  night: {
    key: '#ffd3a0',
    strength: 2.6,
    sky: '#8a9a92',
    ground: '#4a3a24',
    fill: 1.25,
    exposure: 1.02,
    mist: '#19150e',
  },
};

/** The direction towards the light in the picture: from the upper left, behind the board. */
const FROM = { x: -0.62, y: 0.38, z: 1 };

/** Creates the lights. */
export function lamps(): { key: DirectionalLight; fill: HemisphereLight } {
  const key = new DirectionalLight();
  key.castShadow = true;
  key.shadow.bias = -0.0006;
  key.shadow.normalBias = 0.03;
  key.shadow.radius = 3;
  const fill = new HemisphereLight();
  fill.position.set(0, 0, 1);
  return { key, fill };
}

/** Chooses how sharp shadows are, depending on the number of pixels in the picture. */
export function sharpen({ shadow }: DirectionalLight, pixels: number): void {
  const side = pixels > 350_000 ? 2048 : pixels > 20_000 ? 1024 : 128;
  if (shadow.mapSize.x === side) return;
  shadow.mapSize.set(side, side);
  shadow.map?.dispose();
  shadow.map = null;
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
