import { bodyFaults } from '../../../../src/build/authoring/lint/bodyFaults';

const lint = (text: string, mdx = false) =>
  bodyFaults({ text, mdx }, () => true).map(({ line, message }) => `${line}  ${message}`);

test.each([
  ['new', 'New'],
  ['New features', 'New'],
  ['Improvements', 'Improved'],
  ['Bug fixes', 'Fixed'],
  ['Fixd', 'Fixed'],
  ['Added', 'New'],
  ['Enhancements', 'Improved'],
  ['Changes', 'Improved'],
  ['Bugs', 'Fixed'],
])('in the changelog, ## %s is reported', (written, meant) => {
  expect(lint(`One.\n\n## ${written}\n\n- Two\n`)).toEqual([
    `3  "${written}" is not a kind of change, so nothing below it can be linked to. Write ## ${meant}.`,
  ]);
});

test('in the changelog, a kind of change on another level is reported', () => {
  expect(lint('## New\n\n- One\n\n### Improved\n\n- Two\n')).toEqual([
    '5  "Improved" is a kind of change, but not on the second level. Write ## Improved.',
  ]);
});

test.each([
  ['the kinds of changes', '## New\n\n## Improved\n\n## Fixed\n'],
  ['headings about something else', '## Terms\n\n## Files\n\n## Next\n\n## New prices\n'],
  ['headings of items', '## New\n\n### New cells\n'],
])('no faults are found in %s', (_, text) => {
  expect(lint(text)).toEqual([]);
});

test('docs may have any heading', () => {
  expect(lint('## Improvements\n', true)).toEqual([]);
});
