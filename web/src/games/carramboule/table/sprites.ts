// Pictures of the balls, each with shadow, body and highlight. They are drawn once per size and
// then copied.
import type { CarrambouleKind } from '../../../generated/protocol';

export const SKIN: Record<CarrambouleKind, [string, string, string]> = {
  white: ['#ffffff', '#f6eedd', '#bcae8e'],
  black: ['#8a837d', '#2b2724', '#0c0a09'],
  queen: ['#ff9a86', '#cf3129', '#7d120d'],
  cue: ['#fff6c4', '#f8d332', '#a97e05'],
};

export interface Sprites {
  /** Half the width of each sprite, as a multiple of the ball's radius. */
  half: number;
  shadow: HTMLCanvasElement;
  bodies: Record<CarrambouleKind, HTMLCanvasElement>;
  glint: Record<CarrambouleKind, HTMLCanvasElement>;
}

const HALF = 1.6;

/** Draws the sprites for balls with this radius, in device pixels. */
export function makeSprites(radius: number): Sprites {
  const picture = (paint: (context: CanvasRenderingContext2D) => void) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = Math.ceil(2 * HALF * radius);
    const context = canvas.getContext('2d')!;
    context.translate(canvas.width / 2, canvas.height / 2);
    context.scale(radius, radius);
    paint(context);
    return canvas;
  };
  const kinds = Object.keys(SKIN) as CarrambouleKind[];
  const each = (paint: (kind: CarrambouleKind) => HTMLCanvasElement) =>
    Object.fromEntries(kinds.map((kind) => [kind, paint(kind)])) as Record<
      CarrambouleKind,
      HTMLCanvasElement
    >;
  return {
    half: HALF,
    shadow: picture(paintShadow),
    bodies: each((kind) => picture((context) => paintBody(context, kind))),
    glint: each((kind) => picture((context) => paintGlint(context, kind))),
  };
}

function paintShadow(context: CanvasRenderingContext2D): void {
  const fade = context.createRadialGradient(0.27, 0.44, 0.55, 0.27, 0.44, 1.12);
  fade.addColorStop(0, 'rgb(0 0 0 / 0.42)');
  fade.addColorStop(1, 'rgb(0 0 0 / 0)');
  context.fillStyle = fade;
  context.beginPath();
  context.arc(0.27, 0.44, 1.12, 0, 2 * Math.PI);
  context.fill();
}

function paintBody(context: CanvasRenderingContext2D, kind: CarrambouleKind): void {
  const [light, middle, dark] = SKIN[kind];
  const shade = context.createRadialGradient(-0.3, -0.44, 0, -0.3, -0.44, 1.7);
  shade.addColorStop(0, light);
  shade.addColorStop(0.42, middle);
  shade.addColorStop(1, dark);
  context.fillStyle = shade;
  context.beginPath();
  context.arc(0, 0, 1, 0, 2 * Math.PI);
  context.fill();
  context.lineWidth = 0.07;
  context.strokeStyle = kind === 'black' ? 'rgb(216 199 174 / 0.6)' : 'rgb(42 31 21 / 0.55)';
  context.stroke();
}

function paintGlint(context: CanvasRenderingContext2D, kind: CarrambouleKind): void {
  context.rotate(-Math.PI / 6);
  context.fillStyle = `rgb(255 255 255 / ${kind === 'black' ? 0.45 : 0.75})`;
  context.beginPath();
  context.ellipse(-0.06, -0.58, 0.27, 0.15, 0, 0, 2 * Math.PI);
  context.fill();
}
