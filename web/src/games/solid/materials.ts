// The materials of the solid views. All patterns are computed in shaders: there are no pictures.
import {
  Color,
  DataTexture,
  DoubleSide,
  LinearFilter,
  MeshStandardMaterial,
  type MeshStandardMaterialParameters,
  RedFormat,
  RepeatWrapping,
  RGFormat,
  type Texture,
  Vector4,
} from 'three';
import type { SolidData } from '../../core/messages';

/** The light, the middle and the dark tone of a material. */
type Tones = readonly [light: string, middle: string, dark: string];

const TONES = {
  felt: ['#538578', '#436e65', '#355a52'],
  oak: ['#dfb478', '#c08b4b', '#8f5d2c'],
  birch: ['#fff2d8', '#f1dcb4', '#d2b07c'],
  walnut: ['#8d5d3a', '#6b4226', '#452710'],
  sand: ['#fbeac2', '#edd296', '#d4b26e'],
  water: ['#c4e7f3', '#58a6c9', '#2a6f94'],
} satisfies Record<string, Tones>;
const GRID = '#2c5347';
/** The colours of lacquered and metal parts. */
export const PAINTS: Record<string, string> = {
  cream: '#fff6e2',
  red: '#d63a32',
  orange: '#f07d22',
  green: '#6fbf3f',
  yellow: '#f2c230',
  blue: '#2f6fd6',
  violet: '#8149c4',
  black: '#1d1a18',
  brass: '#e0b04c',
};
export const LINEN = { day: '#fff1d6', night: '#4a4433' };

/** The side of the square of random numbers that all noise is made of. */
const SIDE = 256;
/** How far the square is shifted from one layer of noise to the next. */
const SHIFT = [37, 17] as const;

/**
 * Random numbers for the shaders: in red those of a layer, in green those of the next one. Reading
 * them is much quicker than computing them, also for the browser that compiles the shaders.
 */
export const GRAINS = grains();

function grains(): DataTexture {
  const values = new Uint8Array(SIDE * SIDE);
  let state = 7;
  for (let index = 0; index < values.length; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    values[index] = state >>> 24;
  }
  const pixels = new Uint8Array(2 * values.length);
  for (let index = 0; index < values.length; index++) {
    const x = ((index % SIDE) + SHIFT[0]) % SIDE;
    const y = (Math.floor(index / SIDE) + SHIFT[1]) % SIDE;
    pixels[2 * index] = values[index]!;
    pixels[2 * index + 1] = values[y * SIDE + x]!;
  }
  const texture = new DataTexture(pixels, SIDE, SIDE, RGFormat);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.minFilter = texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

const NOISE = `
uniform sampler2D grains;
vec2 layers(vec2 p, float layer) {
  return texture2D(grains, (p + vec2(${SHIFT[0]}.0, ${SHIFT[1]}.0) * layer + 0.5) / ${SIDE}.0).rg;
}
/* Returns a random number for a place with whole coordinates. */
float hash(vec3 p) { return layers(p.xy, p.z).x; }
float noise(vec3 p) {
  vec3 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  vec2 values = layers(i.xy + f.xy, i.z);
  return mix(values.x, values.y, f.z);
}
float cloud(vec3 p) { return 0.6 * noise(p) + 0.4 * noise(p * 2.1 + 5.0); }
/* Three tones, from dark at 0 to light at 1. */
vec3 toned(vec3 light, vec3 middle, vec3 dark, float k) {
  k = clamp(k, 0.0, 1.0);
  return k < 0.5 ? mix(dark, middle, 2.0 * k) : mix(middle, light, 2.0 * k - 1.0);
}`;

export interface Shading {
  /** Declarations in the fragment shader. */
  declare?: string;
  /**
   * Sets `diffuseColor.rgb` from `vPlace`, the place in the world, and `vOwn`, the place in the
   * body.
   */
  colour: string;
  /** Changes `roughnessFactor`. */
  rough?: string;
  uniforms?: Record<string, { value: unknown }>;
  /** How strongly the surface mirrors the room; 1 for lacquer. */
  gloss?: number;
}

/** Mirrors a room that is as bright as the fill light, more towards the edges of a body. */
const ROOM = `
{
  vec3 way = reflect(-geometryViewDir, geometryNormal);
  float up = smoothstep(-0.3, 0.6, dot(way, hemisphereLights[0].direction));
  float edge = pow(1.0 - clamp(dot(geometryViewDir, geometryNormal), 0.0, 1.0), 4.0);
  vec3 room = mix(hemisphereLights[0].groundColor, hemisphereLights[0].skyColor, up);
  reflectedLight.indirectSpecular += GLOSS * room * (0.05 + 0.55 * edge) * (0.3 + 0.7 * up);
}`;

/** Returns a material with its own colour at every point. */
export function shaded(
  { declare = '', colour, rough = '', uniforms = {}, gloss = 0 }: Shading,
  more: MeshStandardMaterialParameters,
): MeshStandardMaterial {
  const material = new MeshStandardMaterial(more);
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, { grains: { value: GRAINS } }, uniforms);
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vPlace, vOwn;')
      .replace(
        '#include <begin_vertex>',
        '#include <begin_vertex>\nvOwn = position;\nvPlace = (modelMatrix * vec4(position, 1.0)).xyz;',
      );
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\nvarying vec3 vPlace, vOwn;\n${NOISE}\n${declare}`,
      )
      .replace('#include <color_fragment>', `#include <color_fragment>\n{${colour}}`)
      .replace('#include <roughnessmap_fragment>', `#include <roughnessmap_fragment>\n${rough}`);
    if (gloss > 0)
      shader.fragmentShader = shader.fragmentShader.replace(
        '#include <lights_fragment_end>',
        `#include <lights_fragment_end>\n${ROOM.replace('GLOSS', gloss.toFixed(2))}`,
      );
  };
  material.customProgramCacheKey = () => declare + colour + rough + gloss;
  return material;
}

const tonesOf = ([light, middle, dark]: Tones) => ({
  light: { value: new Color(light) },
  middle: { value: new Color(middle) },
  dark: { value: new Color(dark) },
});
const TONED = 'uniform vec3 light, middle, dark;';

/** The largest number of walls that give the wood of a board its grain. */
const WALLS = 48;

/** The length of the planks along a wall, and where they begin, in planks. */
interface Plank {
  length: number;
  shift: number;
}

/**
 * Wood as a solid: growth rings around a centre that lies off the piece, fibres along it, and pores.
 * With walls, the grain follows the nearest one, so that boards meet in mitres.
 */
function wood(
  tones: Tones,
  walls: readonly (readonly number[])[] | null,
  plank: Plank = { length: 11, shift: 0 },
): MeshStandardMaterial {
  const mitred = walls !== null && walls.length > 0;
  const grain = mitred
    ? `
    vec2 along = vec2(1.0, 0.0);
    float near = 1e9, piece = 0.0;
    for (int i = 0; i < WALLS; i++) {
      vec4 wall = walls[i];
      vec2 way = wall.zw - wall.xy;
      float share = clamp(dot(vPlace.xy - wall.xy, way) / dot(way, way), 0.0, 1.0);
      float far = distance(vPlace.xy, wall.xy + share * way);
      if (far < near - 0.001) { near = far; along = normalize(way); }
    }
    along *= along.x < -0.01 || (abs(along.x) < 0.01 && along.y < 0.0) ? -1.0 : 1.0;
    piece = floor(atan(along.y, along.x) * 1.9099 + 0.5);
    vec3 g = vec3(dot(vPlace.xy, along), vPlace.z, dot(vPlace.xy, vec2(-along.y, along.x)));
    float plank = floor(g.x / ${plank.length.toFixed(1)} + ${plank.shift.toFixed(2)} + piece * 0.37
      + 0.18 * floor(g.z / 6.0));
    float own = hash(vec3(mod(piece, 64.0), mod(plank, 64.0), 3.0));
    g += vec3(own * 37.0, own * 2.0, own * 13.0);`
    : 'vec3 g = vOwn; float own = 0.5;';
  const uniforms: Record<string, { value: unknown }> = tonesOf(tones);
  if (mitred) {
    // Repeats the last wall, because the loop of the shader has a fixed length.
    const all = Array.from(
      { length: WALLS },
      (_, index) => walls[Math.min(index, walls.length - 1)]!,
    );
    uniforms.walls = { value: all.map(([a, b, c, d]) => new Vector4(a, b, c, d)) };
  }
  return shaded(
    {
      declare: `${TONED} float tint;${mitred ? `\n#define WALLS ${Math.min(WALLS, walls.length)}\nuniform vec4 walls[${WALLS}];` : ''}`,
      colour: `${grain}
    float wide = fwidth(g.y) + fwidth(g.z);
    float wave = cloud(vec3(g.x * 0.1, g.y * 0.55, g.z * 0.55)) * 2.2;
    float radius = length(vec2(g.y * 0.36 + 2.4, (fract(g.z / 8.0 + 0.5) - 0.5) * 5.0 + 0.8));
    float age = radius * 3.1 + wave;
    float ring = fract(age);
    ring = smoothstep(0.0, 0.7, ring) * (1.0 - smoothstep(0.86, 1.0, ring));
    ring = mix(ring, 0.42, smoothstep(0.35, 1.0, fwidth(age)));
    float fibre = noise(vec3(g.x * 0.5, g.y * 10.0, g.z * 10.0)) * 0.6
      + noise(vec3(g.x * 1.2, g.y * 27.0, g.z * 27.0)) * 0.4;
    fibre = mix(fibre, 0.5, smoothstep(0.06, 0.3, wide));
    float pore = smoothstep(0.72, 0.88, noise(vec3(g.x * 2.0, g.y * 31.0, g.z * 31.0)));
    pore *= 1.0 - smoothstep(0.02, 0.09, wide);
    tint = ring;
    float k = 0.56 - (ring - 0.42) * 0.5 - (fibre - 0.5) * 0.55 + (own - 0.5) * 0.3;
    diffuseColor.rgb = toned(light, middle, dark, k) * (1.0 - 0.28 * pore);`,
      rough: 'roughnessFactor = clamp(roughnessFactor + 0.14 * (tint - 0.4), 0.1, 1.0);',
      uniforms,
    },
    { roughness: 0.52 },
  );
}

/** The picture of distances to walls, and where it lies on the board. */
export interface Shade {
  texture: Texture;
  /** The south-western corner and the size, in cell radii. */
  box: Vector4;
}

/** Returns the picture of distances in the core's bodies. */
export function shadeOf({ info, shade }: SolidData): Shade {
  const { width, pixel } = info.shade;
  const height = shade.length / width;
  const texture = new DataTexture(shade, width, height, RedFormat);
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.unpackAlignment = 1;
  texture.needsUpdate = true;
  const [west, south] = info.bounds[0];
  return { texture, box: new Vector4(west, south, width * pixel, height * pixel) };
}

/** The nap of cloth. */
const NAP = `
    vec2 p = vPlace.xy;
    float wide = fwidth(p.x) + fwidth(p.y);
    float fine = 1.0 - smoothstep(0.06, 0.3, wide);
    float nap = noise(vec3(p * 30.0, 0.0)) * 0.6 + noise(vec3(p.x * 13.0, p.y * 52.0, 1.0)) * 0.4;
    float k = 0.5 + (cloud(vec3(p * 0.23, 0.0)) - 0.5) * 0.34 + (cloud(vec3(p * 1.7, 2.0)) - 0.5) * 0.3
      + (nap - 0.5) * 0.5 * fine;
    vec3 colour = toned(light, middle, dark, k);`;

const cloth = () =>
  shaded(
    {
      declare: TONED,
      colour: `${NAP} diffuseColor.rgb = colour;`,
      uniforms: tonesOf(TONES.felt),
    },
    { roughness: 1 },
  );

/** Cloth with the lines of the cells, darker near walls. */
function felt({ texture, box }: Shade): MeshStandardMaterial {
  return shaded(
    {
      declare: `${TONED} uniform vec3 grid; uniform sampler2D shade; uniform vec4 shadeBox;`,
      colour: `${NAP}
    vec2 size = vec2(1.7320508, 3.0);
    vec2 a = mod(p + 0.5 * size, size) - 0.5 * size, b = mod(p, size) - 0.5 * size;
    vec2 cell = abs(dot(a, a) < dot(b, b) ? a : b);
    float edge = 0.8660254 - max(cell.x, dot(cell, vec2(0.5, 0.8660254)));
    float soft = max(0.5 * wide, 0.01);
    float line = 1.0 - smoothstep(0.022 - soft, 0.022 + soft, edge);
    colour = mix(colour, grid, line * 0.7 * min(1.0, 0.05 / soft + 0.25));
    float open = texture2D(shade, (p - shadeBox.xy) / shadeBox.zw).r;
    diffuseColor.rgb = colour * mix(0.62, 1.0, smoothstep(0.0, 0.75, open));`,
      uniforms: {
        ...tonesOf(TONES.felt),
        grid: { value: new Color(GRID) },
        shade: { value: texture },
        shadeBox: { value: box },
      },
    },
    { roughness: 1 },
  );
}

/** The wood of a billiard table's frame: one plank along each side. */
export const railWood = (sides: readonly (readonly number[])[]): MeshStandardMaterial =>
  wood(TONES.oak, sides, { length: 60, shift: 0.25 });

/** The cloth of a billiard table: darker near the cushions, which are a tone darker themselves. */
export function bedCloth({ texture, box }: Shade): MeshStandardMaterial {
  const material = shaded(
    {
      declare: `${TONED} uniform sampler2D shade; uniform vec4 shadeBox;`,
      colour: `${NAP}
    float open = texture2D(shade, (p - shadeBox.xy) / shadeBox.zw).r;
    float near = mix(0.6, 1.0, smoothstep(0.0, 0.7, open));
    diffuseColor.rgb = colour * (vPlace.z > 0.02 ? 0.84 : near);`,
      uniforms: {
        ...tonesOf(TONES.felt),
        shade: { value: texture },
        shadeBox: { value: box },
      },
    },
    { roughness: 1 },
  );
  // The material owns the picture, which is freed with it.
  material.userData.shade = texture;
  return material;
}

const sand = () =>
  shaded(
    {
      declare: TONED,
      colour: `
    float wide = fwidth(vPlace.x) + fwidth(vPlace.y);
    float fine = 1.0 - smoothstep(0.04, 0.25, wide);
    float wave = sin((vPlace.x * 0.5 - vPlace.y * 1.2 + cloud(vec3(vPlace.xy * 0.8, 0.0)) * 2.4) * 6.0);
    float grain = noise(vec3(vPlace.xy * 36.0, 0.0));
    float k = 0.62 + 0.12 * wave + (cloud(vec3(vPlace.xy * 1.6, 3.0)) - 0.5) * 0.4 + (grain - 0.5) * 0.5 * fine;
    diffuseColor.rgb = toned(light, middle, dark, k);`,
      uniforms: tonesOf(TONES.sand),
    },
    { roughness: 1 },
  );

const water = () =>
  shaded(
    {
      declare: TONED,
      colour: `
    float drift = cloud(vec3(vPlace.xy * vec2(0.8, 1.2), 0.0));
    float wave = sin(vPlace.y * 4.6 + sin(vPlace.x * 1.4 + drift * 3.0) + drift * 4.0);
    float crest = smoothstep(0.9, 1.0, wave) * smoothstep(0.4, 0.7, cloud(vec3(vPlace.xy * 0.6, 9.0)));
    diffuseColor.rgb = mix(toned(middle, middle, dark, 0.35 + drift), light, crest * 0.75);`,
      uniforms: tonesOf(TONES.water),
      gloss: 1,
    },
    { roughness: 0.12 },
  );

/** The cloth on the table. It fades into the background, so that it has no edge. */
export function linen(colour: string): MeshStandardMaterial {
  return shaded(
    {
      declare: 'uniform vec3 thread;',
      colour: `
    vec2 p = vPlace.xy * 5.0;
    float fine = 1.0 - smoothstep(0.4, 1.6, fwidth(p.x) + fwidth(p.y));
    vec2 i = floor(p), q = abs(fract(p) - 0.5);
    float tone = hash(vec3(i.x, floor(p.y * 0.13), 1.0)) + hash(vec3(i.y, floor(p.x * 0.13), 2.0)) - 1.0;
    float weave = mix(q.x, q.y, mod(i.x + i.y, 2.0));
    diffuseColor.rgb = thread * (1.0 + (tone * 0.05 - weave * 0.1 + 0.025) * fine
      + (noise(vec3(vPlace.xy * 0.15, 0.0)) - 0.5) * 0.05);`,
      uniforms: { thread: { value: new Color(colour).multiplyScalar(1.24) } },
    },
    { roughness: 1 },
  );
}

const paint = (name: string) =>
  shaded(
    {
      declare: 'uniform vec3 base;',
      colour: 'diffuseColor.rgb = base;',
      uniforms: { base: { value: new Color(PAINTS[name] ?? PAINTS.cream!) } },
      gloss: name === 'black' ? 0 : name === 'brass' ? 2 : 0.5,
    },
    {
      metalness: name === 'brass' ? 0.3 : 0,
      roughness: name === 'black' ? 1 : name === 'brass' ? 0.3 : 0.42,
      side: DoubleSide,
      // Cloth lets light through, so the flag is not dark on its shady side.
      emissive: name === 'red' ? '#8a2018' : '#000000',
    },
  );

/**
 * Returns the material of a body of the core. The grain of oak follows the nearest of the `walls`.
 * Without `shade`, felt is plain cloth.
 */
export function materialOf(
  name: string,
  walls: readonly (readonly number[])[],
  shade: Shade | null,
): MeshStandardMaterial {
  switch (name) {
    case 'oak':
      return wood(TONES.oak, walls);
    case 'birch':
      return wood(TONES.birch, null);
    case 'walnut':
      return wood(TONES.walnut, null);
    case 'felt': {
      if (!shade) return cloth();
      const material = felt(shade);
      // The material owns the picture, which is freed with it.
      material.userData.shade = shade.texture;
      return material;
    }
    case 'cloth':
      return cloth();
    case 'sand':
      return sand();
    case 'water':
      return water();
    default:
      return paint(name);
  }
}
