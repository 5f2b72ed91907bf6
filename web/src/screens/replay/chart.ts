// The geometry of the charts: converts values to coordinates.

export interface Scale {
  /**
   * The highest value on the axis. `foot` is the lowest value, and `ticks` are the labelled values.
   */
  top: number;
  foot: number;
  ticks: number[];
}

/**
 * Returns a scale with round numbers that covers all values and at least the range from −0.5 to
 * 0.5.
 */
export function scaleFor(values: readonly number[]): Scale {
  const high = Math.max(0.5, ...values);
  const low = Math.min(-0.5, ...values);
  const span = high - low;
  const step = [0.5, 1, 2, 5, 10, 20, 50].find((step) => span / step <= 5) ?? 100;
  const top = Math.ceil(high / step - 1e-9) * step;
  const foot = Math.floor(low / step + 1e-9) * step;
  const ticks: number[] = [];
  for (let tick = foot; tick <= top + 1e-9; tick += step) ticks.push(Math.round(tick * 100) / 100);
  return { top, foot, ticks };
}

export interface Frame {
  left: number;
  right: number;
  top: number;
  foot: number;
}

export function across(frame: Frame, place: number, count: number): number {
  return frame.left + ((place + 0.5) * (frame.right - frame.left)) / Math.max(count, 1);
}

export function down(frame: Frame, scale: Scale, value: number): number {
  return frame.top + ((scale.top - value) / (scale.top - scale.foot)) * (frame.foot - frame.top);
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the rectangle of a bar from zero to a value. The bar for zero is a thin line. */
export function bar(frame: Frame, scale: Scale, x: number, width: number, value: number): Box {
  const [zero, end] = [down(frame, scale, 0), down(frame, scale, value)];
  const height = Math.abs(end - zero);
  if (height < 3) return { x, y: zero - 1.5, width, height: 3 };
  return { x, y: Math.min(zero, end), width, height };
}

/**
 * Returns the interval at which labels fit on the axis: 1 for every label, 2 for every second one,
 * and so on.
 */
export function every(count: number, room: number): number {
  const fits = Math.max(1, Math.floor(room / 26));
  return Math.max(1, Math.ceil(count / fits));
}
