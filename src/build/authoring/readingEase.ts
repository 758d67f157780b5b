import { flesch } from 'flesch';
import { syllable } from 'syllable';
import type { TreeNode } from '../../model/content/tree';
import { isCode, isInline } from '../content/inline';

/**
 * Flesch calls 60 and above plain English. Our pages score 78 on average with a standard deviation of 5.6, so 60 is also where
 * outliers begin: three deviations below.
 */
export const PLAIN = 60;

/** With fewer sentences, the score is meaningless. */
export const ENOUGH = 10;

// These contain keywords rather than sentences.
const NO_PROSE = new Set(['table', 'Figure', 'Card', 'FileTree']);

/** The sentences of a page, from its paragraphs and list items. */
export function sentencesOf(tree: readonly TreeNode[]): string[] {
  return tree.flatMap(prose).flatMap((text) => text.split(/(?<=[.!?:])\s+(?=[A-Z])/));
}

function prose(node: TreeNode): string[] {
  if (typeof node === 'string') return [];
  const [name, , ...children] = node;
  if (NO_PROSE.has(name) || isCode(name)) return [];
  const inline = children.map(inlineText).join('').replace(/\s+/g, ' ').trim();
  const blocks = children.flatMap(prose);
  return /^(?:p|li)$/.test(name) && inline !== '' ? [inline, ...blocks] : blocks;
}

/** Inline text; a term in code counts as one short word. */
function inlineText(node: TreeNode): string {
  if (typeof node === 'string') return node;
  const [name, , ...children] = node;
  if (name === 'code') return 'Code';
  return isInline(name) && name !== 'br' ? children.map(inlineText).join('') : ' ';
}

/** Flesch reading ease: 100 is very easy, 60 to 70 is plain English, below 30 is very difficult. */
export function readingEase(sentences: readonly string[]): number {
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\p{N}'’-]+/gu) ?? []);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return flesch({ sentence: sentences.length, word: words.length, syllable: syllables });
}
