import type { Page } from 'playwright-core';
import { withFixtureSite } from '../support/fixtureSite';
import { atRest } from '../support/site';
import { until } from '../support/until';

const site = withFixtureSite();
beforeEach(() => void site.heard.splice(0));

/** Expects exactly these page views since the last check. */
async function expectHeard(page: Page, expected: readonly string[]): Promise<void> {
  await until(() => site.heard.length >= expected.length);
  // There is no signal that no more will come.
  await atRest(page);
  await page.waitForTimeout(500);
  const { origin } = new URL(page.url());
  const heard = site.heard.splice(0).map(({ path, body: { url, properties } }) => {
    const address = (url ?? (properties as { url: string }).url) as string;
    return `${path} ${address.replace(origin, '')}`;
  });
  expect(heard.sort()).toEqual(expected);
}

const both = (path: string) => [`/pipeline/v1/page ${path}`, `/web/api/event ${path}`];

const follow = async (page: Page, name: string) => {
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText(name).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
};

test('each service receives one page view for the first page and for each further one', async () => {
  const { page, complaints, close } = await site.visit('/docs/plain?token=secret#top');
  await expectHeard(page, both('/docs/plain'));
  await follow(page, 'Long');
  await expectHeard(page, both('/docs/long'));
  await page.goBack();
  await expectHeard(page, both('/docs/plain'));
  expect(complaints).toEqual([]);
  await close();
});

test('the services receive the title and the previous page, and nothing that identifies the reader', async () => {
  const { page, close } = await site.visit('/docs/plain');
  await expectHeard(page, both('/docs/plain'));
  await follow(page, 'Long');
  await until(() => site.heard.length > 1);
  const { origin } = new URL(page.url());
  const pipeline = site.heard.find(({ path }) => path.startsWith('/pipeline'));
  expect(pipeline?.body).toMatchObject({
    writeKey: 'a-key',
    name: 'Long · Docs · Learn',
    properties: { path: '/docs/long', referrer: `${origin}/docs/plain` },
  });
  expect(await page.context().cookies()).toEqual([]);
  await close();
});

test('a jump within the page is not a page view', async () => {
  const { page, close } = await site.visit('/docs/long');
  await expectHeard(page, both('/docs/long'));
  await page.evaluate(() => {
    window.location.hash = 'part-5';
  });
  await page.waitForFunction(() => window.scrollY > 100);
  await expectHeard(page, []);
  await close();
});

test.each([
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
])('with %s nothing is sent', async (_name, key, value) => {
  const { page, close } = await site.visit('/docs/plain', {
    before: (tab) =>
      tab.addInitScript(([name, wish]) => Object.defineProperty(navigator, name, { value: wish }), [
        key,
        value,
      ] as const),
  });
  await follow(page, 'Long');
  await expectHeard(page, []);
  await close();
});
