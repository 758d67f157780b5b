import { textBlocks } from '../../../src/build/authoring/pageText';
import { readingEase, sentencesOf } from '../../../src/build/authoring/readingEase';
import type { TreeNode } from '../../../src/model/content/tree';

const broken: TreeNode[] = [['p', null, 'One', ['br', null], ['em', null, 'two'], ' three.']];

test('a line break separates words, and inline elements do not', () => {
  expect(textBlocks(broken)).toEqual(['One two three.']);
  expect(sentencesOf(broken)).toEqual(['One two three.']);
});

test('code blocks are not part of the text', () => {
  const code: TreeNode = ['CodeBlock', { language: 'sql' }, 'select 1'];

  expect(textBlocks([['p', null, 'One.'], code, ['p', null, 'Two.']])).toEqual(['One.', 'Two.']);
});

test('short sentences with short words score higher', () => {
  expect(readingEase(['You see it.'])).toBeGreaterThan(
    readingEase(['Interdependencies necessitate it.']),
  );
});
