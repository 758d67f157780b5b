import type { Root } from 'mdast';
import type { BodyFault } from '../../content/compiled';
import { leftovers } from './leftovers';
import { literalLines, type LiteralLine } from './literalLines';
import type { Body } from './markdownTree';
import { tableFaults } from './tableFaults';

/** What readers would see as its author wrote it, since Markdown does not understand it. */
export function literalFaults(tree: Root, { text, mdx }: Body): BodyFault[] {
  const lines = literalLines(tree, text);
  const faults = lines.flatMap((line) =>
    [
      ...spacedAddresses(line),
      ...nearHeading(line),
      ...foreignCallout(line, mdx),
      ...leftovers(line),
    ].map((message) => ({ line: line.number, message })),
  );
  return [...faults, ...tableFaults(lines)];
}

const SPACED = /(?<!\\)\[[^\]]*\]\(((?:[./#]|\w+\/|\w+:\S)[^()"]* [^()"]*?)(?:\)| ")/g;

function spacedAddresses({ text }: LiteralLine): string[] {
  return [...text.matchAll(SPACED)].map(([, address = '']) => {
    const written = address.replaceAll(' ', '%20');
    return `The address ${address} holds a space, so that readers see it in brackets. Write %20 for each space: ${written}.`;
  });
}

function nearHeading({ start }: LiteralLine): string[] {
  const [, signs, text] = /^(#{2,6})([^#\s].*)$/.exec(start) ?? [];
  if (!signs) return [];
  return [`No space follows ${signs}, so that the line is no heading. Write ${signs} ${text}.`];
}

/** Ours by the names that others give to them. */
const CALLOUTS: Readonly<Record<string, string>> = {
  tip: 'tip',
  info: 'info',
  important: 'info',
  warning: 'caution',
  caution: 'caution',
  danger: 'danger',
};

/** As Docusaurus writes callouts, MkDocs, or GitHub. */
function foreignCallout({ start }: LiteralLine, mdx: boolean): string[] {
  const found = /^(?::{3,}|!{3}|\?{3}\+?) *([a-z]+)|^\[!([a-z]+)\]/i.exec(start);
  if (!found) return [];
  const [written, colons = '', brackets = ''] = found;
  if (!mdx) {
    return [
      `${written} makes no callout, and entries of the changelog have none. Write a sentence.`,
    ];
  }
  const type = CALLOUTS[(colons || brackets).toLowerCase()] ?? 'note';
  return [
    `${written} makes no callout. Write <Callout type="${type}"> above the text and </Callout> below it.`,
  ];
}
