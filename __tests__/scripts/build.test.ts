import { Project } from '../support/project';

let project: Project;

beforeEach(() => {
  project = new Project();
  project.write(
    'node_modules/gatsby/cli.js',
    "require('node:fs').appendFileSync('calls', `gatsby ${process.argv.slice(2).join(' ')}\\n`); process.exit(5);",
  );
});

afterEach(() => project.remove());

test.each([
  [[], 'gatsby build'],
  [['--prefix-paths'], 'gatsby build --prefix-paths'],
])('npm run build -- %j runs "%s", and ends as it does', (options, call) => {
  expect(project.run('build.mjs', {}, options).status).toBe(5);
  expect(project.calls()).toEqual([call]);
});
