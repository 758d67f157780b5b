import { readFileSync } from 'node:fs';
import { lineAt } from '../lineAt';

/** The path of a value in the configuration, as keys and indexes. */
export type ConfigPath = readonly (string | number)[];

/** The configuration file, as reports of mistakes refer to it. */
export interface ConfigSource {
  /** Path from the root of the project. */
  readonly file: string;
  /** Line of a value, from 1; if the value is not written in this file, the line of the value around it. */
  readonly lineOf: (path: ConfigPath) => number;
}

/** The site's configuration file, read from disk on every call. */
export function siteConfigFile(): ConfigSource {
  const file = 'site.config.ts';
  return configSource(file, readFileSync(file, 'utf8'));
}

/** Scans `text`, the TypeScript of `file`, just enough to find the lines of the values of `siteConfig`. */
export function configSource(file: string, text: string): ConfigSource {
  const lines = linesOfValues(text);
  const lineOf = (path: ConfigPath): number =>
    lines.get(spelled(path)) ?? (path.length > 0 ? lineOf(path.slice(0, -1)) : 1);
  return { file, lineOf };
}

/**
 * A path as messages show it, written as in code.
 *
 * @example spelled(['navbar', 'items', 2, 'to']) // => 'navbar.items[2].to'
 */
export function spelled(path: ConfigPath): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
}

/** An open bracket, and the scan's current position in it. */
interface Open {
  readonly bracket: string;
  readonly path: ConfigPath;
  key: string | number | undefined;
}

const TOKENS =
  /(?<skip>\/\/.*|\/\*[\s\S]*?\*\/)|(?<word>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|[\w$]+)|`(?:\\.|[^`\\])*`|(?<mark>[{}[\](),])/g;

function linesOfValues(text: string): Map<string, number> {
  const lines = new Map<string, number>();
  const start = /\bconst siteConfig\b[^=]*=/.exec(text);
  const from = start ? start.index + start[0].length : text.length;
  if (start) lines.set('', lineAt(from, text));
  const open: Open[] = [];
  for (const token of text.slice(from).matchAll(TOKENS)) {
    const { skip, word, mark } = token.groups ?? {};
    if (skip) continue;
    const inside = open.at(-1);
    if (inside) note(inside, mark === undefined ? word : undefined);
    const here = inside?.key === undefined ? undefined : [...inside.path, inside.key];
    const name = here && spelled(here);
    if (name && mark !== ',' && !lines.has(name)) lines.set(name, lineAt(from + token.index, text));
    if (mark) turn(open, mark, here ?? []);
    if (open.length === 0 && mark) break;
  }
  return lines;
}

/** In an object, takes the first word after `{` or `,` as a key. */
function note(inside: Open, word: string | undefined): void {
  if (inside.bracket === '{' && inside.key === undefined && word) {
    inside.key = word.replace(/^['"]|['"]$/g, '');
  }
}

function turn(open: Open[], mark: string, here: ConfigPath): void {
  const inside = open.at(-1);
  if (mark === ',') {
    if (inside) inside.key = typeof inside.key === 'number' ? inside.key + 1 : undefined;
  } else if ('{[('.includes(mark)) {
    open.push({ bracket: mark, path: here, key: mark === '[' ? 0 : undefined });
  } else {
    open.pop();
  }
}
