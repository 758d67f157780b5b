import { namesIn } from '../../../../src/build/authoring/lint/sentenceCase';
import { styleFaults } from '../../../../src/build/authoring/lint/styleFaults';

const FILE = 'content/docs/a.mdx';

const faultsOf = (source: string) =>
  styleFaults(FILE, source, namesIn([])).map(
    ({ file, line, message }) => `${file}:${line}  ${message}`,
  );

test('faults of the body are reported with their lines in the file', () => {
  expect(faultsOf('---\ntitle: A\n---\n\n* One\n')).toEqual([
    'content/docs/a.mdx:5  The bullet is not a dash. Run npm run content:fix.',
  ]);
});

const crlf =
  'content/docs/a.mdx:1  The file has the CRLF line endings of Windows. Run npm run content:fix, and set your editor to LF.';

test.each([
  ['a correct page', '---\r\ntitle: A\r\n---\r\n\r\n## One\r\n\r\nTwo\r\n'],
  ['a page without a body', '---\r\ntitle: A\r\n---\r\n'],
  ['invalid front matter', '---\r\ntitle: "A\r\n---\r\n\r\nOne\r\n'],
  ['invalid MDX', '---\r\ntitle: A\r\n---\r\n\r\nOne <Kbd>\r\n'],
])('in %s, CRLF line endings are reported once', (_, source) => {
  expect(faultsOf(source)).toEqual([crlf]);
});

test('with CRLF line endings, other faults keep their lines', () => {
  expect(faultsOf('---\r\ntitle: A\r\n---\r\n\r\nOne \r\n')).toEqual([
    crlf,
    'content/docs/a.mdx:5  The line ends with spaces. Run npm run content:fix.',
  ]);
});
