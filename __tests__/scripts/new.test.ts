import { Project } from './support/project';

const FILE = 'content/docs/explore-data/charts.mdx';

let project: Project;

beforeEach(() => (project = new Project()));
afterEach(() => project.remove());

const create = (...args: string[]) => project.run('new.mjs', {}, args);

test('a new page is written to its folder, which is made if need be, and its author is told what to do', () => {
  const { status, stdout } = create('doc', 'explore-data/charts', 'Charts');

  expect(stdout).toMatch(new RegExp(`^${FILE} has been created\\. \\w.*\\.\n$`));
  expect(project.read(FILE)).toMatch(/^---\ntitle: Charts\n/);
  expect(status).toBe(0);
});

test('a page that exists is never overwritten', () => {
  project.write(FILE, 'Written by hand.');

  expect(create('doc', 'explore-data/charts', 'Charts')).toEqual({
    status: 1,
    stdout: '',
    stderr: `${FILE} exists already. Choose another name.\n`,
  });
  expect(project.read(FILE)).toBe('Written by hand.');
});
