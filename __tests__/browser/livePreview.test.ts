import { docsPage, plainConfig } from '../support/siteCopy';
import { developServer, type DevelopServer } from './support/developServer';
import { BUILD_TIME } from './support/fixtureSite';
import { visit, type Visit } from './support/site';

const FILE = 'content/docs/runs.mdx';
const SOUND = docsPage('Runs', 'How runs are today.\n\n[Here](/docs/runs)');

let server: DevelopServer;
let tab: Visit;

beforeAll(async () => {
  server = await developServer({
    'site.config.ts': plainConfig(),
    'content/docs/index.mdx': docsPage('Start', 'Where one starts.'),
    [FILE]: SOUND,
  });
  tab = await visit('/docs/runs', { site: server.url });
}, BUILD_TIME);

afterAll(() => server?.stop());

const overlay = () => tab.page.getByRole('alertdialog');
const article = () => tab.page.getByRole('main');

test.each([
  [
    'unknown components and broken links',
    SOUND.replace('[Here](/docs/runs)', '<Calout />\n\n[Here](/docs/rusn)'),
    [
      `${FILE}:10  The component <Calout> is unknown. Did you mean <Callout>?`,
      `${FILE}:12  The link /docs/rusn leads to no page. Did you mean /docs/runs?`,
    ],
  ],
  [
    'open tags',
    SOUND.replace('today', '<Kbd>today'),
    [`${FILE}:8  The text cannot be read as MDX:`],
  ],
  [
    'faults of the front matter',
    SOUND.replace('title: Runs', 'title: "Runs'),
    [`${FILE}:6  The YAML cannot be read:`],
  ],
])('%s are told over the page until they are mended', async (faults, broken, messages) => {
  server.write(FILE, broken);
  for (const message of messages)
    await overlay().getByText(message).first().waitFor({ timeout: 30_000 });
  await server.settled();

  server.write(FILE, SOUND.replace('today', `without ${faults}`));
  await overlay().waitFor({ state: 'detached', timeout: 30_000 });
  await article().getByText(`How runs are without ${faults}.`).waitFor({ timeout: 30_000 });
  await server.settled();
});
