import type { Heading, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { BodyFault } from '../../content/compile/compiled';
import { lineOf } from './nodePlace';

/** Whether a word, given the one before it, is a name and so always capitalized. */
export type IsName = (word: string, before: string) => boolean;

const WORD = /[\p{L}\p{N}'’]+/gu;
const CAPITALIZED = /^\p{Lu}\p{Ll}+$/u;

const wordsOf = (text: string): readonly string[] => text.match(WORD) ?? [];

/**
 * Learns from running text which words are names: those capitalized at least as often as not within sentences, and those
 * capitalized after the same word, as in "SQL Server". Words that never occur count as names.
 */
export function namesIn(sentences: readonly string[]): IsName {
  const capitals = new Map<string, number>();
  const pairs = new Set<string>();
  for (const words of sentences.map(wordsOf)) {
    words.slice(1).forEach((word, index) => {
      const key = word.toLowerCase();
      const large = CAPITALIZED.test(word);
      capitals.set(key, (capitals.get(key) ?? 0) + (large ? 1 : -1));
      if (large) pairs.add(`${words[index]} ${word}`.toLowerCase());
    });
  }
  return (word, before) =>
    (capitals.get(word.toLowerCase()) ?? 0) >= 0 || pairs.has(`${before} ${word}`.toLowerCase());
}

/** The headings with a capitalized word after the first one, other than names and bold text. */
export function sentenceCaseFaults(tree: Root, isName: IsName): BodyFault[] {
  const faults: BodyFault[] = [];
  visit(tree, 'heading', (heading) => {
    const word = wrongWord(heading, isName);
    if (!word) return;
    faults.push({
      line: lineOf(heading),
      message: `The heading capitalizes "${word}". Write "${word.toLowerCase()}", or make it bold if it is a label in the interface.`,
    });
  });
  return faults;
}

// A new sentence can start within a heading, after a colon or a question mark.
function wrongWord(heading: Heading, isName: IsName): string | undefined {
  return plainText(heading)
    .split(/[:.?!]\s+/)
    .map(wordsOf)
    .flatMap((words) =>
      words.filter(
        (word, index) => index > 0 && CAPITALIZED.test(word) && !isName(word, words[index - 1]!),
      ),
    )[0];
}

/** The text without code and bold words, which quote labels of the interface verbatim. */
function plainText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'strong' || !('children' in node)) return ' ';
  return node.children.map(plainText).join('');
}
