import { pages } from '../support/contentPages';

/** The pages that a reader finds under Settings, and the parts of a page that have a name of their own. */
const SETTINGS = [
  'AI usage',
  'API keys',
  'Audit logs',
  'Billing',
  'Compute',
  'Custom images',
  'Custom images > Add image',
  'Data retention',
  'Data sources',
  'Data sources > Semantic projects',
  'Directory sync',
  'General',
  'General > Automatic archiving',
  'General > SQL caching',
  'General > Time zone',
  'Integrations',
  'Integrations > Slack',
  'Linked accounts',
  'Magic',
  'Magic > Rules file',
  'Notifications',
  'Preferences',
  'Scheduled runs',
  'Security',
  'Security > Single sign-on',
  'Statuses and categories',
  'Styling',
  'Users',
  'Workspace assets',
];

/** Paths in other products whose menu has the same name: Databricks, GitLab, Claude, GitHub and MotherDuck. */
const ELSEWHERE = [
  'Advanced > Personal access tokens',
  'App connections',
  'CI/CD > Variables',
  'Connectors',
  'Secrets and variables > Actions',
  'Service accounts',
];

/** Each path below Settings that a page shows, with its file. */
const shown = pages.flatMap(({ file, source }) =>
  [...source.matchAll(/\*\*(?:Open )?Settings > ([^*]+?)[.,]?\*\*/g)].map(([, path = '']) => ({
    file,
    path,
  })),
);

test('a path below Settings has the same name on every page', () => {
  const unknown = shown
    .filter(({ path }) => !SETTINGS.includes(path) && !ELSEWHERE.includes(path))
    .map(({ file, path }) => `${file}: Settings > ${path}`);

  expect(unknown).toEqual([]);
});

test('every listed path is on a page', () => {
  const used = new Set(shown.map(({ path }) => path));

  expect([...SETTINGS, ...ELSEWHERE].filter((path) => !used.has(path))).toEqual([]);
});
