// Converts drawings on the page to standalone SVG files.

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

/** Returns a drawing as SVG text, with its computed styles inlined. */
export function standalone(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  const seen = [drawing, ...drawing.querySelectorAll<SVGElement>('*')];
  for (const [index, element] of seen.entries()) {
    const style = getComputedStyle(element);
    for (const name of STYLES) {
      const value = style.getPropertyValue(name);
      // Removes the page's URL, which some browsers add to references to patterns and gradients.
      if (value)
        copies[index]!.setAttribute(name, value.replace(/url\("?[^"#)]*#([^")]+)"?\)/, 'url(#$1)'));
    }
    copies[index]!.removeAttribute('class');
    copies[index]!.removeAttribute('style');
  }
  return new XMLSerializer().serializeToString(copy);
}
