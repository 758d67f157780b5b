// What stands around the marks of a chart: grids, names and the legend.
import { WIDTH, box, centered, crisp, line, text } from './draw.mjs';

/** Room to the left of the marks for the numbers of a grid. */
export const GRID_LEFT = 34;

export const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A number with commas between the thousands. */
export const thousands = (value) => value.toLocaleString('en-US');

/** A line with its number for each value; the line of zero, on which marks stand, is stronger. */
export function valueGrid(values, yOf, left = GRID_LEFT, right = WIDTH) {
  return values.map((value) => {
    const y = crisp(yOf(value));
    return [
      line(left, y, right, y, value === 0 ? 'line-strong' : 'line'),
      text(left - 6, y + 4, thousands(value), { color: 'ink-faint', anchor: 'end' }),
    ];
  });
}

/** The runs of equal neighbors, such as the months of each year, with the first and last place of each. */
function runs(names) {
  const starts = names.flatMap((name, index) => (name === names[index - 1] ? [] : [index]));
  return starts.map((first, index) => ({
    name: names[first],
    first,
    last: (starts[index + 1] ?? names.length) - 1,
  }));
}

/**
 * The names below the marks, `drop` pixels below their base, each once for all neighbors that share it.
 * Strokes of the length `stroke` part them.
 */
export function namesBelow(names, xOf, base, { drop = 19, stroke = 0, color = 'ink-faint' } = {}) {
  return runs(names).map(({ name, first, last }) => {
    const start = crisp(xOf(first - 0.5));
    const parted = stroke > 0 && first > 0;
    return [
      parted ? line(start, base, start, base + stroke, 'line-strong') : [],
      centered(xOf((first + last) / 2), base + drop, name, { color }),
    ];
  });
}

/** The years in a second line, below the names of quarters or months, between which the strokes run. */
export function yearsBelow(years, xOf, base, stroke = 26) {
  return namesBelow(years, xOf, base, { drop: 38, stroke, color: 'ink-soft' });
}

/** The color of a series beside its name, whose base line is `y`. */
function swatch(x, y, fill) {
  return box({ x, y: y - 10, width: 11, height: 11, rx: 2, fill });
}

/** The series and their colors in a row from `x`, and in a second one if the first is full. */
export function legend(series, y, x = 0) {
  let at = { x, y };
  return Object.entries(series).map(([name, fill]) => {
    // A picture cannot measure its text; few letters are wider than this.
    const width = 17 + name.length * 6.5;
    if (at.x + width > WIDTH) at = { x, y: at.y + 19 };
    const entry = [swatch(at.x, at.y, fill), text(at.x + 17, at.y, name)];
    at = { ...at, x: at.x + width + 20 };
    return entry;
  });
}
