// Elements of a picture, in the colors of the site; content/README.md says what a picture may hold.

/** As wide as a phone shows without scrolling. */
export const WIDTH = 335;

/** A color by its name in the authors' guide. */
export const color = (name) => (name === 'none' ? name : `var(--color-${name})`);

/** Two decimals are finer than any screen. */
const short = (value) => Number(value.toFixed(2));

/** Halfway between two pixels, where a line of one pixel is sharp. */
export const crisp = (position) => Math.floor(short(position)) + 0.5;

/** An element; attributes without a value are left out. */
export function element(name, attributes, content) {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : value}"`);
  const tag = `<${name}${written.join('')}`;
  return content === undefined ? `${tag}/>` : `${tag}>${content}</${name}>`;
}

/** The picture as a file, an element on each line; `parts` may be nested. */
export function picture(width, height, parts) {
  const lines = parts.flat(Infinity).map((part) => `  ${part}`);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`;
  return [head, ...lines, '</svg>\n'].join('\n');
}

/** Words whose base line begins at `x`, `y`; `anchor` centers them there or lets them end there. */
export function text(x, y, words, look = {}) {
  const { color: ink = 'ink-soft', size = 13, anchor, weight } = look;
  const type = { 'font-size': size, fill: color(ink), 'text-anchor': anchor };
  return element('text', { x, y, ...type, 'font-weight': weight }, words);
}

export function centered(x, y, words, look = {}) {
  return text(x, y, words, { ...look, anchor: 'middle' });
}

/** The title of a part of a picture. */
export function heading(y, words) {
  return text(0, y, words, { color: 'ink', weight: 600 });
}

export function line(x1, y1, x2, y2, ink = 'line', width = 1) {
  return element('line', { x1, y1, x2, y2, stroke: color(ink), 'stroke-width': width });
}

/** A filled box, or with `fill: 'none'` and a `stroke` the outline of one. */
export function box({ x, y, width, height, fill, stroke, dashes, opacity, rx = 1 }) {
  return element('rect', {
    ...{ x, y, width, height, rx, fill: color(fill), opacity },
    ...(stroke && { stroke: color(stroke), 'stroke-width': 1.5, 'stroke-dasharray': dashes }),
  });
}

/** A filled circle; with `outlined` it has an edge of the same color. */
export function dot(cx, cy, r, fill, { opacity, outlined = false } = {}) {
  const edge = outlined ? { stroke: color(fill), 'stroke-width': 1 } : {};
  return element('circle', { cx, cy, r, fill: color(fill), opacity, ...edge });
}

/** A line through all points, each `[x, y]`. */
export function curve(points, ink, width) {
  return element('polyline', {
    points: points.map((point) => point.map(short).join(',')).join(' '),
    fill: 'none',
    stroke: color(ink),
    'stroke-width': width,
    'stroke-linejoin': 'round',
  });
}

/** A filled shape with a faint outline, such as a coast. */
export function area(points, fill, ink) {
  return element('polygon', {
    points: points.map((point) => point.map((value) => value.toFixed(1)).join(',')).join(' '),
    fill: color(fill),
    stroke: color(ink),
    'stroke-width': 1,
    'stroke-linejoin': 'round',
  });
}
