import { contentLint } from '../../../../src/build/authoring/lint/contentLint';
import { newPage } from '../../../../src/build/authoring/newPage';
import { inTemporaryProject, write } from '../../support/project';

inTemporaryProject();

test('a placeholder description is reported once the page is no longer a draft', () => {
  write('src/pages/index.tsx');
  const { file, text } = newPage(['doc', 'runs', 'Runs']);
  write(file, text);
  expect(contentLint()).toEqual([]);

  write(file, text.replace('draft: true\n', ''));
  expect(contentLint()).toContainEqual({
    file,
    line: 3,
    message:
      'The description is still the placeholder from npm run new. Say what readers find here.',
  });
});

test('the placeholder is found however its key is written', () => {
  const { file, text } = newPage(['doc', 'runs', 'Runs']);
  write(file, text.replace('draft: true\n', '').replace('description:', '"description" :'));

  expect(contentLint()).toContainEqual({
    file,
    line: 3,
    message:
      'The description is still the placeholder from npm run new. Say what readers find here.',
  });
});

test.each([
  [
    ['doc', 'runs', 'Runs'],
    [8, 20, 22],
  ],
  [
    ['tutorial', 'runs', 'Runs'],
    [9, 13, 19],
  ],
  [
    ['changelog', '2025-11-12', 'Runs'],
    [9, 13, 15],
  ],
])(
  'in a page from %j, placeholders in the text are reported once it is no draft',
  (asked, lines) => {
    const { file, text } = newPage(asked);
    write(file, text.replace('draft: true\n', ''));
    const message = 'The text is still the placeholder from npm run new. Write your own.';

    expect(
      contentLint().filter((fault) => fault.file === file && fault.message === message),
    ).toEqual(lines.map((line) => ({ file, line, message })));
  },
);

test('an empty section is reported once the page is no draft', () => {
  const { file, text } = newPage(['tutorial', 'cells', 'Cells']);
  write(file, text);
  expect(contentLint().filter((fault) => fault.file === file)).toEqual([]);

  write(file, text.replace('draft: true\n', ''));
  const message = 'The section "Check your work" is empty. Write its text, or remove the heading.';
  expect(contentLint()).toContainEqual({ file, line: 23, message });
});

test('a placeholder description of a folder is reported, since folders are never drafts', () => {
  const { file, text } = newPage(['folder', 'docs/more', 'More']);
  write(file, text);

  expect(contentLint()).toContainEqual({
    file,
    line: 3,
    message:
      'The description is still the placeholder from npm run new. Say what readers find here.',
  });
});
