// Drawings of the page that are to stand alone.

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
