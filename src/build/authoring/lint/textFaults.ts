import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { BodyFault } from '../../content/compile/compiled';
import { lineOf } from './nodePlace';
import { headingSpellingFaults } from './spelling';
import { textFixes } from './textFixes';

/** Typographic quotation marks, which no programming language treats as quotes. */
const CURLY = /[“”‘’]/;

/** Faults in the text of a body other than those of Markdown rules; line numbers are relative to the body. */
export function textFaults(tree: Root, text: string): BodyFault[] {
  const fixable = textFixes(tree, text).map(({ line, fault }) => ({
    line,
    message: `${fault} Run npm run content:fix.`,
  }));
  return [
    ...fixable,
    ...headingSpellingFaults(tree, text),
    ...curlyInBlocks(tree),
    ...hardBreaks(tree),
  ];
}

function curlyInBlocks(tree: Root): BodyFault[] {
  const faults: BodyFault[] = [];
  visit(tree, 'code', (node) => {
    // In plain text they may be intended.
    if (node.lang === 'text') return;
    const index = node.value.split('\n').findIndex((line) => CURLY.test(line) && !isComment(line));
    if (index < 0) return;
    faults.push({
      line: lineOf(node) + 1 + index,
      message:
        'The code contains curly quotes, which programs do not understand. Use straight ones.',
    });
  });
  return faults;
}

const isComment = (line: string) => /^\s*(?:#|--|\/\/)/.test(line);

function hardBreaks(tree: Root): BodyFault[] {
  const faults: BodyFault[] = [];
  visit(tree, 'break', (node) => {
    const message =
      'The line ends with an invisible line break. Start a new paragraph, or make a list.';
    faults.push({ line: lineOf(node), message });
  });
  return faults;
}
