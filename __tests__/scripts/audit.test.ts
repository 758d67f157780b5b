import { Project } from '../support/project';

let project: Project;

beforeEach(() => {
  project = new Project();
  project.write(
    '.cache/browserPackages.json',
    JSON.stringify(['node_modules/react', 'node_modules/redoc/node_modules/slugify']),
  );
});

afterEach(() => project.remove());

/** A package with a weakness of its own. */
function weak(name: string, folder = `node_modules/${name}`) {
  const via = [{ severity: 'high', title: 'Lets others in', url: `https://a.b/${name}` }];
  return { [name]: { name, nodes: [folder], via } };
}

/** Runs the script; npm answers with a report. */
function audit(report: object | string) {
  project.write('report.json', typeof report === 'string' ? report : JSON.stringify(report));
  project.fake('bin/npm', 'cat report.json; exit 1');
  return project.run('audit.mjs');
}

test('a weakness that reaches readers fails the run', () => {
  const { status, stderr } = audit({ vulnerabilities: weak('react') });

  expect(stderr.trim()).toBe(
    'These reach readers. Update them:\n- react (high): Lets others in, https://a.b/react',
  );
  expect(status).toBe(1);
});

test('what only builds the site is listed, with the reason why it may wait', () => {
  const gatsby = { name: 'gatsby', nodes: ['node_modules/gatsby'], via: ['semver'] };
  const { status, stdout } = audit({ vulnerabilities: { ...weak('semver'), gatsby } });

  expect(stdout.trim().split('\n')).toEqual([
    'These only build the site. They read the files of this project, and none of their code is in what readers get:',
    '- semver (high): Lets others in, https://a.b/semver',
    'Nothing that reaches readers has a known weakness.',
  ]);
  expect(status).toBe(0);
});

test.each([
  ['the copy that reaches readers', 'node_modules/redoc/node_modules/slugify', 1],
  ['another copy of it', 'node_modules/slugify', 0],
])('of two copies of a package each counts by itself: %s', (_copy, folder, status) => {
  expect(audit({ vulnerabilities: weak('slugify', folder) }).status).toBe(status);
});

test.each([
  [
    'a registry that refuses',
    { message: '405 Method Not Allowed' },
    'The registry told nothing about weaknesses: 405 Method Not Allowed. Ask again where the registry of npm itself can be reached.',
  ],
  ['an empty report', 'null', 'npm audit printed no report. Run `npm audit` to see why.'],
  ['no report', 'oops', 'npm audit printed no report. Run `npm audit` to see why.'],
])('%s is no good news', (_case, report, sentence) => {
  const { status, stderr } = audit(report);

  expect(stderr.trim()).toBe(sentence);
  expect(status).toBe(1);
});

test('a report may be long', () => {
  const long = { ...weak('react'), semver: { name: 'semver', nodes: [], via: ['x'.repeat(2e6)] } };

  expect(audit({ vulnerabilities: long }).stderr).toMatch(/^These reach readers\. Update them:/);
});

test('before the first build nothing is known', () => {
  project.remove('.cache');
  const { status, stderr } = audit({ vulnerabilities: {} });

  expect(stderr.trim()).toBe('What reaches readers is not known yet. Run `npm run build` first.');
  expect(status).toBe(1);
});

test('an empty list is no good news', () => {
  project.write('.cache/browserPackages.json', '[]');
  const { status, stderr } = audit({ vulnerabilities: weak('react') });

  expect(stderr.trim()).toBe(
    'The last build noted no package that reaches readers. Run `npm run build` again.',
  );
  expect(status).toBe(1);
});
