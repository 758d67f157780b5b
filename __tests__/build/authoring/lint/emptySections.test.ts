import { emptySections } from '../../../../src/build/authoring/lint/emptySections';

const faults = (text: string, mdx = true) =>
  emptySections({ text, mdx }).map(({ line, message }) => `${line}  ${message}`);

const empty = (line: number, name: string) =>
  `${line}  The section "${name}" is empty. Write its text, or remove the heading.`;

test('headings with nothing below them are reported', () => {
  const body =
    '## One [#1]\n\n## Two\n\n### Three\n\nText.\n\n### Four `five`\n\n{/* Later. */}\n\n## Six\n';

  expect(faults(body)).toEqual([empty(1, 'One'), empty(9, 'Four `five`'), empty(13, 'Six')]);
});

test.each([
  ['text', '## One\n\nText.\n'],
  ['a component', '## One\n\n<Permissions of="api" />\n\n## Two\n\n![Three](./three.svg)\n'],
  ['subsections', '## One\n\n### Two\n\nText.\n'],
  ['invalid MDX, which the build reports', '## One\n\n## Two\n\n<Kbd>\n'],
])('sections with %s are not empty', (_, body) => {
  expect(faults(body)).toEqual([]);
});

test('in an entry, an item may be only a heading, but a kind of change needs an item', () => {
  expect(faults('## New\n\n### Cells\n\n### Runs\n\n## Fixed\n', false)).toEqual([
    empty(7, 'Fixed'),
  ]);
});
