/** Attributes of an SVG element. */
type Attributes = Readonly<Record<string, string | number>>;

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}>${content}</${name}>`;
}

export const svgLine = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: string,
  rest: Attributes = {},
): string => element('line', { x1, y1, x2, y2, stroke, ...rest });

export const svgRect = (x: number, y: number, width: number, height: number, rest: Attributes): string =>
  element('rect', { x, y, width, height, ...rest });

export const svgText = (
  x: number,
  y: number,
  words: string,
  fill: string,
  fontPx: number,
  rest: Attributes = {},
): string => element('text', { x, y, fill, 'font-size': fontPx, style: 'white-space:pre', ...rest }, escaped(words));

/** A line through points; those that are null are left out. */
export const svgCurve = (
  points: readonly (readonly [number, number] | null)[],
  stroke: string,
  rest: Attributes = {},
): string =>
  element('polyline', { points: points.filter((point) => point !== null).join(' '), fill: 'none', stroke, ...rest });
