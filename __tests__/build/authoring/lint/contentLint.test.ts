import { contentLint } from '../../../../src/build/authoring/lint/contentLint';
import { newPage } from '../../../../src/build/authoring/newPage';
import { inTemporaryProject, write } from '../../support/project';

inTemporaryProject();

test('a description that nobody has written is told once the page is no draft', () => {
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
        'The description is the one that npm run new wrote. Say what readers of this page can do.',
    },
  ]);
});
