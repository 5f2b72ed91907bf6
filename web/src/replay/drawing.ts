// Drawing SVG on canvases.

/** An SVG as a picture of this size in dots. */
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
  const address = URL.createObjectURL(new Blob([sized], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'stop-color',
  'stop-opacity',
];

/** A drawing of the page with the styles it has there, so that it stands alone. */
export function standalone(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  const seen = [drawing, ...drawing.querySelectorAll<SVGElement>('*')];
  for (const [index, element] of seen.entries()) {
    const style = getComputedStyle(element);
    for (const name of STYLES) {
      const value = style.getPropertyValue(name);
      // Patterns and gradients are named by the page's address in some browsers.
      if (value)
        copies[index]!.setAttribute(name, value.replace(/url\("?[^"#)]*#([^")]+)"?\)/, 'url(#$1)'));
    }
    copies[index]!.removeAttribute('class');
    copies[index]!.removeAttribute('style');
  }
  return new XMLSerializer().serializeToString(copy);
}

export function viewBoxOf(svg: string): [number, number, number, number] {
  const [x = 0, y = 0, w = 1, h = 1] =
    /viewBox="([^"]*)"/
      .exec(svg)?.[1]
      ?.split(/[\s,]+/)
      .map(Number) ?? [];
  return [x, y, w, h];
}
