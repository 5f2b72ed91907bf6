// The geometry of a small line chart: points, path and grid lines.
export interface Curve {
  /** The points of the curve, as (x, y) pairs. */
  at: [number, number][];
  /** The SVG path through all points. */
  path: string;
  /** The grid lines: round numbers, each with its y coordinate. */
  lines: { value: number; y: number }[];
}

/** Plots evenly spaced values in a chart of this width and height. */
export function curve(values: number[], width: number, height: number): Curve {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = [25, 50, 100, 200, 500].find((step) => (high - low) / step <= 4) ?? 1000;
  const bottom = Math.floor((low - step / 4) / step) * step;
  const top = Math.ceil((high + step / 4) / step) * step;
  const y = (value: number) => height - ((value - bottom) / (top - bottom)) * height;
  const x = (index: number) => (values.length > 1 ? (index / (values.length - 1)) * width : width);
  const at = values.map((value, index): [number, number] => [x(index), y(value)]);
  const lines = [];
  for (let value = bottom; value <= top; value += step) lines.push({ value, y: y(value) });
  return { at, path: `M${at.map((point) => point.map(round).join(' ')).join('L')}`, lines };
}

const round = (value: number) => Math.round(value * 10) / 10;
