// Makes drawings of the page work outside of it.

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

/** Returns a drawing with its computed styles inlined. */
export function standalone(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  const seen = [drawing, ...drawing.querySelectorAll<SVGElement>('*')];
  for (const [index, element] of seen.entries()) {
    const style = getComputedStyle(element);
    for (const name of STYLES) {
      const value = style.getPropertyValue(name);
      // Some browsers add the page's address to references to patterns and gradients.
      if (value)
        copies[index]!.setAttribute(name, value.replace(/url\("?[^"#)]*#([^")]+)"?\)/, 'url(#$1)'));
    }
    copies[index]!.removeAttribute('class');
    copies[index]!.removeAttribute('style');
  }
  return new XMLSerializer().serializeToString(copy);
}
