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
  expect(contentLint()).toEqual([
    {
      file,
      line: 3,
      message:
        'The description is still the placeholder from npm run new. Say what readers find here.',
    },
  ]);
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
