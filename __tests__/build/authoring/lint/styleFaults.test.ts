import { namesIn } from '../../../../src/build/authoring/lint/sentenceCase';
import { styleFaults } from '../../../../src/build/authoring/lint/styleFaults';

const FILE = 'content/docs/a.mdx';

const faultsOf = (source: string) =>
  styleFaults(FILE, source, namesIn([])).map(
    ({ file, line, message }) => `${file}:${line}  ${message}`,
  );

test('faults of the body are told with their lines in the file', () => {
  expect(faultsOf('---\ntitle: A\n---\n\n* One\n')).toEqual([
    'content/docs/a.mdx:5  The bullet is not a dash. Run npm run content:fix.',
  ]);
});

const crlf =
  'content/docs/a.mdx:1  The lines of the file end with CRLF, as on Windows. Run npm run content:fix, and set your editor to LF.';

test.each([
  ['a sound page', '---\r\ntitle: A\r\n---\r\n\r\n## One\r\n\r\nTwo\r\n'],
  ['a page without a body', '---\r\ntitle: A\r\n---\r\n'],
  ['front matter that cannot be read', '---\r\ntitle: "A\r\n---\r\n\r\nOne\r\n'],
  ['MDX that cannot be read', '---\r\ntitle: A\r\n---\r\n\r\nOne <Kbd>\r\n'],
])('in %s, line ends of Windows are told once', (_, source) => {
  expect(faultsOf(source)).toEqual([crlf]);
});

test('beside line ends of Windows, other faults keep their lines', () => {
  expect(faultsOf('---\r\ntitle: A\r\n---\r\n\r\nOne \r\n')).toEqual([
    crlf,
    'content/docs/a.mdx:5  Spaces end the line. Run npm run content:fix.',
  ]);
});
