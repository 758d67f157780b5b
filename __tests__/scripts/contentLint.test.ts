import { Project } from './support/project';

test('content:lint refuses the name of a file, which it would ignore', () => {
  const project = new Project();
  const file = 'content/docs/runs.mdx';

  expect(project.run('contentLint.mjs', {}, [file])).toEqual({
    status: 1,
    stdout: '',
    stderr: `There is no option ${file}. Run npm run content:lint alone: it checks all of the content.\n`,
  });
  project.remove();
});
