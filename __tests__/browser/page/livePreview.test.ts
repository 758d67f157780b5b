import type { Locator } from 'playwright-core';
import { BUILD_TIME, docsPage, plainConfig } from '../../support/siteCopy';
import { developServer, type DevelopServer } from '../support/developServer';
import { visit, type Visit } from '../support/site';

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

/** Writes the page until it takes effect: Gatsby may miss a change while it processes the previous one. */
async function write(text: string, sign: Locator): Promise<void> {
  for (let more = ''; more.length < 12; more += '\n') {
    server.write(FILE, text + more);
    const came = sign.waitFor({ timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    if (await came) return;
  }
  throw new Error(`The written page never took effect: ${String(sign)}`);
}

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
    [`${FILE}:8  <Kbd> is not closed in the paragraph where it opens.`],
  ],
  [
    'front matter errors',
    SOUND.replace('title: Runs', 'title: "Runs'),
    [`${FILE}:2  The value starts with a quote that is never closed.`],
  ],
])(
  '%s are shown over the page until they are fixed',
  async (faults, broken, messages) => {
    const told = messages.map((message) => overlay().getByText(message).first());
    await write(broken, told[0]!);
    for (const message of told) await message.waitFor({ timeout: 120_000 });
    await server.settled();

    await write(
      SOUND.replace('today', `without ${faults}`),
      article().getByText(`How runs are without ${faults}.`),
    );
    await overlay().waitFor({ state: 'detached', timeout: 120_000 });
    await server.settled();
  },
  BUILD_TIME,
);
