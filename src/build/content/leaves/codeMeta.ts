import { SQL_DIALECTS } from '../../../model/content/vocabulary';

/** The meaning of the words after the language. */
interface CodeMeta {
  title?: string;
  dialect?: string;
  /** The lines to mark as written by the author: `{1,3-5}`, or several of these. */
  marks: string;
  numbered: boolean;
  diff: boolean;
  problems: string[];
}

/** Languages that the tests run on the demo data. */
const DEMO_LANGUAGES = ['sql', 'python', 'r'];

const MARKS = /^\{\s*\d+(?:-\d+)?(?:\s*,\s*\d+(?:-\d+)?)*\s*\}$/;

/** Parses the words after the language of a fence; an unknown word is a problem. */
export function codeMeta(text: string, language: string): CodeMeta {
  const meta: CodeMeta = { marks: '', numbered: false, diff: false, problems: [] };
  for (const [word] of text.matchAll(/title="[^"]*"|\{[\d,\s-]*\}|\S+/g)) {
    const title = /^title="([^"]*)"$/.exec(word)?.[1];
    if (title !== undefined) meta.title = title;
    else if (MARKS.test(word)) meta.marks = `${meta.marks} ${word}`.trim();
    else if (word === 'showLineNumbers') meta.numbered = true;
    else if (word === 'diff') meta.diff = true;
    else if (language === 'sql' && Object.hasOwn(SQL_DIALECTS, word))
      meta.dialect = SQL_DIALECTS[word];
    else if (!(word === 'demo' && DEMO_LANGUAGES.includes(language)))
      meta.problems.push(unknownMeta(word));
  }
  return meta;
}

function unknownMeta(word: string): string {
  return `"${word}" after the code language is unknown. Use title="…", {1,3-5}, showLineNumbers or diff, demo for SQL, Python and R, or a dialect for SQL.`;
}

type LineRange = readonly [from: number, to: number];

/** @example lineRanges('{1,3-5}') // => [[1, 1], [3, 5]] */
function lineRanges(marks: string): LineRange[] {
  return [...marks.matchAll(/(\d+)(?:-(\d+))?/g)].map(([, from, to]) => [
    Number(from),
    Number(to ?? from),
  ]);
}

/** Which lines are marked in code with `last` lines, and a problem if the marks are outside it. */
export function markedLines(marks: string, last: number) {
  const ranges = lineRanges(marks);
  const fit = ranges.every(([from, to]) => 1 <= from && from <= to && to <= last);
  return {
    has: (line: number) => ranges.some(([from, to]) => from <= line && line <= to),
    problems: fit
      ? []
      : [
          `"${marks}" names lines that the code does not have; its last one is ${last}. Correct the numbers.`,
        ],
  };
}
