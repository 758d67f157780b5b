import type { Root } from 'mdast';
import type { BodyFault } from '../../content/compile/compiled';
import { brokenLinks } from './brokenLinks';
import { leftovers } from './leftovers';
import { literalLines, type LiteralLine } from './literalLines';
import type { Body } from './markdownTree';
import { tableFaults } from './tableFaults';

/** Failed Markdown syntax, which readers would see as it is written. */
export function literalFaults(tree: Root, { text, mdx }: Body): BodyFault[] {
  const lines = literalLines(tree, text);
  const faults = lines.flatMap((line) =>
    [
      ...brokenLinks(line),
      ...nearHeading(line),
      ...foreignCallout(line, mdx),
      ...leftovers(line),
    ].map((message) => ({ line: line.number, message })),
  );
  return [...faults, ...tableFaults(lines)];
}

function nearHeading({ start }: LiteralLine): string[] {
  const [, signs, text] = /^(#{2,6})([^#\s].*)$/.exec(start) ?? [];
  if (!signs) return [];
  return [
    `There is no space after ${signs}, so the line is not a heading. Write ${signs} ${text}.`,
  ];
}

/** Our callout types by the names that other tools use. */
const CALLOUTS: Readonly<Record<string, string>> = {
  tip: 'tip',
  info: 'info',
  important: 'info',
  warning: 'caution',
  caution: 'caution',
  danger: 'danger',
};

/** Callouts in the syntax of Docusaurus, MkDocs or GitHub. */
function foreignCallout({ start }: LiteralLine, mdx: boolean): string[] {
  const found = /^(?::{3,}|!{3}|\?{3}\+?) *([a-z]+)|^\[!([a-z]+)\]/i.exec(start);
  if (!found) return [];
  const [written, colons = '', brackets = ''] = found;
  if (!mdx) {
    return [
      `${written} does not make a callout, and changelog entries cannot have any. Write a sentence.`,
    ];
  }
  const type = CALLOUTS[(colons || brackets).toLowerCase()] ?? 'note';
  return [
    `${written} does not make a callout. Write <Callout type="${type}"> above the text and </Callout> below it.`,
  ];
}
