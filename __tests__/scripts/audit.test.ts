import { Project } from './support/project';

let project: Project;

beforeEach(() => {
  project = new Project();
  project.write(
    '.cache/browserPackages.json',
    JSON.stringify(['node_modules/react', 'node_modules/redoc/node_modules/slugify']),
  );
});

afterEach(() => project.remove());

/** A package with a vulnerability of its own. */
function weak(name: string, folder = `node_modules/${name}`) {
  const via = [{ severity: 'high', title: 'Lets others in', url: `https://a.b/${name}` }];
  return { [name]: { name, nodes: [folder], via } };
}

/** Runs the script with this report from npm. */
function audit(report: object | string) {
  project.write('report.json', typeof report === 'string' ? report : JSON.stringify(report));
  project.fake('bin/npm', 'cat report.json; exit 1');
  return project.run('audit.mjs');
}

test('a vulnerability that reaches readers fails the run', () => {
  const { status, stderr } = audit({ vulnerabilities: weak('react') });

  expect(stderr.trim()).toBe(
    'These reach readers. Update them:\n- react (high): Lets others in, https://a.b/react',
  );
  expect(status).toBe(1);
});

test('packages that only build the site are listed with the reason why they are less urgent', () => {
  const gatsby = { name: 'gatsby', nodes: ['node_modules/gatsby'], via: ['semver'] };
  const { status, stdout } = audit({ vulnerabilities: { ...weak('semver'), gatsby } });

  expect(stdout.trim().split('\n')).toEqual([
    'These packages only build the site: they read the files of this project, and none of their code reaches readers:',
    '- semver (high): Lets others in, https://a.b/semver',
    'No package that reaches readers has a known vulnerability.',
  ]);
  expect(status).toBe(0);
});

test.each([
  ['the copy that reaches readers', 'node_modules/redoc/node_modules/slugify', 1],
  ['another copy of it', 'node_modules/slugify', 0],
])('two copies of a package count separately: %s', (_copy, folder, status) => {
  expect(audit({ vulnerabilities: weak('slugify', folder) }).status).toBe(status);
});

test('a package reaches readers if one of its copies does', () => {
  const { slugify } = weak('slugify', 'node_modules/redoc/node_modules/slugify');
  slugify!.nodes.unshift('node_modules/slugify');

  expect(audit({ vulnerabilities: { slugify } })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('- slugify (high)') as string,
  });
});

test.each([
  [
    'a registry that refuses',
    { message: '405 Method Not Allowed' },
    "The registry did not report vulnerabilities: 405 Method Not Allowed. Try again where npm's own registry can be reached.",
  ],
  ['an empty report', 'null', 'npm audit printed no report. Run `npm audit` to see why.'],
  ['no report', 'oops', 'npm audit printed no report. Run `npm audit` to see why.'],
])('%s fails the run', (_case, report, sentence) => {
  const { status, stderr } = audit(report);

  expect(stderr.trim()).toBe(sentence);
  expect(status).toBe(1);
});

test('a long report is read completely', () => {
  const long = { ...weak('react'), semver: { name: 'semver', nodes: [], via: ['x'.repeat(2e6)] } };

  expect(audit({ vulnerabilities: long }).stderr).toMatch(/^These reach readers\. Update them:/);
});

test('before the first build, the run fails', () => {
  project.remove('.cache');
  const { status, stderr } = audit({ vulnerabilities: {} });

  expect(stderr.trim()).toBe(
    'It is not known yet what reaches readers. Run `npm run build` first.',
  );
  expect(status).toBe(1);
});

test('an empty list of packages fails the run', () => {
  project.write('.cache/browserPackages.json', '[]');
  const { status, stderr } = audit({ vulnerabilities: weak('react') });

  expect(stderr.trim()).toBe(
    'The last build recorded no package that reaches readers. Run `npm run build` again.',
  );
  expect(status).toBe(1);
});
