import { MERGE_CONFLICT, mergeConflict } from '../mergeConflict';
import { hiddenCharacter } from './hiddenCharacter';
import { readYaml, type KeyedValues, type Unreadable } from './readYaml';

/** The front matter of a content file, and its body. */
export interface FrontMatter extends KeyedValues {
  /** The body, and the number of lines of the file before it. */
  readonly body: string;
  readonly linesBefore: number;
}

const OPENED = /^---[ \t]*\r?\n/;

// Spaces after the closing dashes belong to the body, as in Gatsby's plugins. No flag m, with which lines would end at U+2028.
const FENCED = /^---[ \t]*\r?\n((?:[\s\S]*?\n)?)---(?:\r?\n|(?=[ \t]*\r?(?:\n|$)))/;

/** Parses the YAML between the two `---` at the start of `text`; a file without them has no values. */
export function readFrontMatter(text: string): FrontMatter | Unreadable {
  const source = text.replace(/^\uFEFF/, '');
  const hidden = hiddenCharacter(source);
  if (hidden) return hidden;
  if (mergeConflict(source) === 0) return { line: 1, message: MERGE_CONFLICT };
  // Gatsby's plugins also trim other spaces, such as no-break ones, and take what follows for a language.
  const odd = /^---(?!-)[ \t]*[^ \t\r\n].*/.exec(source)?.[0];
  if (odd) {
    return {
      line: 1,
      message: `The front matter opens with "${odd}". Open it with three dashes and nothing else.`,
    };
  }
  const [above] = /^\s*\n(?=---[ \t]*\r?\n)/.exec(source) ?? [];
  if (above) {
    const begins = above.split('\n').length;
    return {
      line: 1,
      message: `The front matter starts on line ${begins}. Move it to the start of the file.`,
    };
  }
  if (!OPENED.test(source)) return { values: {}, lineOf: () => 1, body: source, linesBefore: 0 };
  const fenced = FENCED.exec(source);
  if (!fenced) {
    const message =
      'The front matter is never closed. Write three dashes on a line of their own below it.';
    return { line: 1, message };
  }

  const yaml = readYaml(fenced[1] ?? '', 1);
  if ('message' in yaml) return yaml;
  const linesBefore = fenced[0].split('\n').length - 1;
  return { ...yaml, body: source.slice(fenced[0].length), linesBefore };
}
