// The materials of mini golf's balls. Every ball has its pattern, so that players can tell balls
// apart without seeing colours.
import { Color, type MeshStandardMaterial } from 'three';
import { PAINTS, shaded } from '../../solid/materials';

/**
 * The pattern of each ball in the plane of a face: negative where it is. `p` is the place on the
 * ball, and `q` the place on the nearest of its six sides. So every ball shows its pattern however
 * it has rolled.
 */
const PATTERNS: Record<string, string> = {
  orange: 'abs(dot(p, vec3(0.66, 0.42, 0.62))) - 0.2',
  green:
    'min(min(length(q - vec2(0.0, 0.42)), length(q - vec2(0.38, -0.24))), length(q - vec2(-0.38, -0.24))) - 0.24',
  yellow: 'max(min(abs(q.x), abs(q.y)) - 0.13, max(abs(q.x), abs(q.y)) - 0.52)',
  blue: 'abs(length(q) - 0.4) - 0.12',
  violet: 'min(min(abs(p.x), abs(p.y)), abs(p.z)) * -sign(p.x * p.y * p.z)',
  red: 'abs(q.x) * 1.15 + abs(q.y) * 0.85 - 0.48',
};
/** The patterns of flat balls, seen from above. */
const FACES: Record<string, string> = {
  ...PATTERNS,
  orange: 'abs(dot(q, vec2(0.7, 0.71))) - 0.17',
  violet: 'min(abs(q.x), abs(q.y)) * -sign(q.x * q.y)',
};

/** Returns the material of a ball. */
export function ballMaterial(ball: string): MeshStandardMaterial {
  const flat = ball.endsWith('-flat');
  const colour = ball.replace('-flat', '');
  const place = flat
    ? 'vec3 p = vOwn; vec2 q = vOwn.xy * 2.3; float rim = length(vOwn.xy) - 0.36;'
    : `vec3 p = normalize(vOwn), a = abs(p);
    vec2 q = a.z >= a.x && a.z >= a.y ? p.xy / a.z : a.y >= a.x ? p.xz / a.y : p.yz / a.x;`;
  const value = flat ? `max(${FACES[colour] ?? '1.0'}, rim)` : (PATTERNS[colour] ?? '1.0');
  return shaded(
    {
      declare: 'uniform vec3 base, ink;',
      colour: `${place}
    float v = ${value};
    float soft = fwidth(v);
    float share = soft > 0.5 ? 0.5 : smoothstep(-soft, soft, v);
    diffuseColor.rgb = mix(ink, base, share);
    ${flat ? 'diffuseColor.rgb *= 1.0 - 0.35 * step(0.45, length(vOwn.xy)) * smoothstep(0.2, 0.9, sin(atan(vOwn.y, vOwn.x) * 12.0)) * step(abs(vOwn.z), 0.1);' : ''}`,
      uniforms: {
        base: { value: new Color(PAINTS[colour] ?? PAINTS.cream!) },
        ink: { value: new Color(colour === 'yellow' ? '#5a3f00' : '#fff8e7') },
      },
      gloss: 1,
    },
    { roughness: 0.22 },
  );
}
