// Helpers for using the core's drawings outside the page: their size, and conversion to bitmaps.

export function viewBoxOf(svg: string): [number, number, number, number] {
  const [x = 0, y = 0, w = 1, h = 1] =
    /viewBox="([^"]*)"/
      .exec(svg)?.[1]
      ?.split(/[\s,]+/)
      .map(Number) ?? [];
  return [x, y, w, h];
}

export function svgBlob(svg: string): Blob {
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** Converts an SVG drawing to a bitmap of this size in pixels. */
export async function rasterised(
  svg: string,
  width: number,
  height: number,
): Promise<HTMLImageElement> {
  const named = /^<svg [^>]*xmlns="/.test(svg);
  const sized = svg.replace(
    '<svg ',
    `<svg ${named ? '' : 'xmlns="http://www.w3.org/2000/svg" '}width="${width}" height="${height}" `,
  );
  const address = URL.createObjectURL(svgBlob(sized));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Encodes a canvas as a PNG file. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((done, fail) =>
    canvas.toBlob(
      (blob) => (blob ? done(blob) : fail(new Error('the picture cannot be encoded'))),
      'image/png',
    ),
  );
}
