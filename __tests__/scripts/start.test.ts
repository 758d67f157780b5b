import { Project } from './support/project';

// A port that nothing answers on.
const PORT = '9';
/** Ends the program when it would start to serve. */
const SERVES = `
  import { Server } from 'node:http';
  Server.prototype.listen = () => process.exit(3);
`;
const BUILD = 'npm run --silent build';

let project: Project;

beforeEach(() => {
  project = new Project();
  project.fake('bin/npm', 'mkdir -p public .cache; : > public/index.html');
  project.write('serves.mjs', SERVES);
  project.write('content/docs/index.mdx', 'Hello');
  project.write('src/gatsby-types.d.ts', 'old');
});

afterEach(() => project.remove());

const start = (env: Readonly<Record<string, string>> = {}) =>
  project.run('start.mjs', { PORT, NODE_OPTIONS: `--import=${project.folder}/serves.mjs`, ...env });

test('a site that was never built is built, then served', () => {
  expect(start()).toEqual({ status: 3, stdout: 'Building the site …\n', stderr: '' });
  expect(project.calls()).toEqual([BUILD]);
});

test('a site whose sources have not changed since the last build is served as it is', () => {
  start();

  expect(start()).toEqual({ status: 3, stdout: '', stderr: '' });
  expect(project.calls()).toEqual([BUILD]);
});

test.each([
  ['a page is changed', 'content/docs/index.mdx', 'Hello again'],
  ['a page is new', 'content/docs/connect.mdx', ''],
  ['a component is new', 'src/ui/Badge.tsx', ''],
  ['the settings are changed', 'site.config.ts', '{}'],
  ['the packages are changed', 'package-lock.json', '{}'],
  ['the browsers it is made for are changed', 'package.json', '{}'],
  ['the contract of the API is changed', 'openapi/openapi.yaml', 'openapi: 3.1.0'],
  ['a file that is served as it is, is new', 'static/data.csv', 'a'],
  ['a plugin is changed', 'plugins/trees/gatsby-node.js', ''],
  ['the way it is built is changed', 'scripts/engineFlags.cjs', ''],
  ['Gatsby’s own settings are changed', 'gatsby-config.ts', '{}'],
  ['what Gatsby does in a build is changed', 'gatsby-node.ts', '{}'],
  ['what wraps pages in the browser is changed', 'gatsby-browser.tsx', '{}'],
  ['what wraps pages in the build is changed', 'gatsby-ssr.tsx', '{}'],
  ['the settings of Terser are changed', '.terserrc.cjs', '{}'],
  ['the settings of Babel are changed', '.babelrc', '{}'],
  ['the keys that Gatsby reads from a file are changed', '.env.production', 'GATSBY_KEY=1'],
])('the site is built again when %s', (_when, file, text) => {
  start();
  project.write(file, text);
  start();

  expect(project.calls()).toEqual([BUILD, BUILD]);
});

test('with other keys in use, only their file counts', () => {
  const env = { GATSBY_ACTIVE_ENV: 'staging' };
  start(env);
  project.write('.env.production', 'GATSBY_KEY=1');
  start(env);
  expect(project.calls()).toEqual([BUILD]);

  project.write('.env.staging', 'GATSBY_KEY=1');
  start(env);
  expect(project.calls()).toEqual([BUILD, BUILD]);
});

test.each([
  ['has another value', { GATSBY_ALGOLIA_SEARCH_KEY: 'one' }, { GATSBY_ALGOLIA_SEARCH_KEY: 'two' }],
  ['is new', {}, { ALGOLIA_ADMIN_KEY: 'one' }],
  ['is gone', { ALGOLIA_ADMIN_KEY: 'one' }, {}],
])('the site is built again when a key in the environment %s', (_what, before, after) => {
  start(before);
  start(after);
  start(after);

  expect(project.calls()).toEqual([BUILD, BUILD]);
});

test('keys in the environment are not written to a file, and other variables do not count', () => {
  start({ ALGOLIA_ADMIN_KEY: 'a secret', EDITOR: 'vi' });
  start({ ALGOLIA_ADMIN_KEY: 'a secret', EDITOR: 'nano' });

  expect(project.calls()).toEqual([BUILD]);
  expect(project.read('.cache/built-sources')).toMatch(/^[0-9a-f]{64}$/);
});

test.each([
  ['the types that the build writes are changed', 'src/gatsby-types.d.ts'],
  ['a file that no page is made of is changed', 'README.md'],
])('the site is not built again when %s', (_when, file) => {
  start();
  project.write(file, 'new');
  start();

  expect(project.calls()).toEqual([BUILD]);
});

test('the site is built again when its pages are missing', () => {
  project.fake('bin/npm', 'mkdir -p .cache');
  start();
  start();

  expect(project.calls()).toEqual([BUILD, BUILD]);
});

test('a failed build exits with its code, serves nothing and is tried again', () => {
  project.fake('bin/npm', 'exit 4');

  expect(start()).toEqual({ status: 4, stdout: 'Building the site …\n', stderr: '' });
  start();
  expect(project.calls()).toEqual([BUILD, BUILD]);
});

test('an invalid port is reported before anything is built', () => {
  expect(project.run('start.mjs', { PORT: 'none' })).toEqual({
    status: 1,
    stdout: '',
    stderr: 'PORT is "none", which is not a port. Set it to a number from 1 to 65535.\n',
  });
  expect(project.calls()).toEqual([]);
});
