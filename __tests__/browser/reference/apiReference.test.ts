import { readFileSync } from 'node:fs';
import { arrival, atWork, open, place, REFERENCE, topOf } from '../support/reference';
import { reopen, visit } from '../support/site';

const operations = Object.values(
  (
    JSON.parse(readFileSync('public/openapi.json', 'utf8')) as {
      paths: Record<string, Record<string, { operationId?: string; summary?: string }>>;
    }
  ).paths,
)
  .flatMap((path) => Object.values(path))
  .flatMap(({ operationId, summary }) => (operationId ? [{ id: operationId, summary }] : []));

test('all operations can be read without scripts and have their anchors', async () => {
  const { page, close } = await visit(REFERENCE, { javaScriptEnabled: false });
  expect(operations).toHaveLength(29);
  for (const { id, summary } of operations) {
    expect(await place(page, id).locator('h2').innerText()).toBe(summary);
  }
  expect(await page.locator('[id="tag/Projects"]').isVisible()).toBe(true);
  const text = await page.getByRole('main').innerText();
  for (const word of [
    'includeArchived',
    'inputParams',
    'projectVersion',
    'Rate limit: 20 per minute',
  ]) {
    expect(text).toContain(word);
  }
  await close();
});

test('Redoc hydrates the prerendered HTML exactly, without errors or requests to other hosts', async () => {
  const { page, complaints, close } = await open();
  const [built, taken] = await page.evaluate(async (path) => {
    const { body } = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');
    const panes = (root: Element) => {
      // Added by our own scripts: the consoles, the tab stops and the names of parts.
      root.querySelectorAll('[data-console]').forEach((place) => place.replaceChildren());
      for (const part of root.querySelectorAll('table, pre'))
        for (const name of ['tabindex', 'role', 'aria-label']) part.removeAttribute(name);
      for (const tabs of root.querySelectorAll('[role="tablist"]'))
        tabs.removeAttribute('aria-label');
      return root.querySelector('[id="operation/ListProjects"]')?.parentElement?.outerHTML;
    };
    return [panes(body), panes(document.body)];
  }, REFERENCE);
  expect(built).toBeTruthy();
  expect(taken === built).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test.each([
  ['with the bar', 1280],
  ['on a phone', 375],
])('a deep link leads to its operation, %s', async (_, width) => {
  const { page, close } = await open('#operation/RunProject', { viewport: { width, height: 800 } });
  await arrival(page, 'RunProject');
  const heading = await place(page, 'RunProject').locator('h2').boundingBox();
  expect(heading?.y).toBeGreaterThan(60);
  expect(heading?.y).toBeLessThan(260);
  expect(new URL(page.url()).hash).toBe('#operation/RunProject');
  await reopen(page);
  await arrival(page, 'RunProject');
  expect(
    Math.abs((await place(page, 'RunProject').locator('h2').boundingBox())!.y - heading!.y),
  ).toBeLessThan(80);
  await close();
});

test('the menu leads to an operation, and Back returns to where the reader was', async () => {
  const { page, close } = await open();
  const menu = page.getByRole('navigation', { name: 'API reference' });
  await menu.getByRole('link', { name: /^List users/ }).click();
  await arrival(page, 'ListUsers');
  expect(Math.abs(await topOf(page, 'ListUsers'))).toBeLessThan(140);
  await menu.getByRole('link', { name: /^Create a group/ }).click();
  await arrival(page, 'CreateGroup');
  expect(Math.abs(await topOf(page, 'CreateGroup'))).toBeLessThan(140);
  expect(await menu.locator('[aria-current]').innerText()).toContain('Create a group');
  await page.goBack();
  await arrival(page, 'ListUsers');
  expect(Math.abs(await topOf(page, 'ListUsers'))).toBeLessThan(140);
  await close();
});

test('the address follows the reader, and Back still leaves the page', async () => {
  const { page, close } = await visit('/docs/api/api-overview');
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'API reference' })
    .click();
  await atWork(page);
  await place(page, 'ListUsers').evaluate((element) => element.scrollIntoView());
  await arrival(page, 'ListUsers');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'API overview' }).waitFor();

  await page.goForward();
  await atWork(page);
  await arrival(page, 'ListUsers');
  expect(Math.abs(await topOf(page, 'ListUsers'))).toBeLessThan(140);
  await close();
});

test('a link from another page to an operation works every time', async () => {
  const { page, complaints, close } = await visit('/docs/api/api-overview');
  for (let time = 0; time < 3; time += 1) {
    await page.locator('main a[href$="#operation/RunProject"]').first().click();
    await atWork(page);
    await arrival(page, 'RunProject');
    expect(Math.abs(await topOf(page, 'RunProject'))).toBeLessThan(140);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'API overview' }).waitFor();
  }
  expect(complaints).toEqual([]);
  await close();
});

test('parts that unfold and tabs that switch work', async () => {
  const { page, close } = await open();
  const operation = place(page, 'RunProject');
  await operation.getByRole('tab', { name: 'Python' }).click();
  expect(await operation.locator('.react-tabs__tab-panel--selected').first().innerText()).toContain(
    'import requests',
  );
  await operation.getByRole('button', { name: /^422/ }).click();
  expect(await operation.getByRole('button', { name: /^422/ }).getAttribute('aria-expanded')).toBe(
    'true',
  );
  await close();
});

test('Redoc is loaded on the first interaction, and the click that triggers it counts', async () => {
  const asked: string[] = [];
  const { page, close } = await visit(REFERENCE + '#operation/RunProject', {
    before: (tab) => Promise.resolve(void tab.on('request', (one) => asked.push(one.url()))),
  });
  const ofRedoc = () => asked.filter((url) => /\/(redoc|api-contract)-/.test(url));
  expect(ofRedoc()).toEqual([]);
  await place(page, 'RunProject').getByRole('tab', { name: 'Python' }).click();
  const samples = place(page, 'RunProject').locator('.react-tabs__tab-panel--selected').first();
  await samples.getByText('import requests').waitFor();
  expect(ofRedoc()).toHaveLength(2);
  await close();
});

test('trying an operation sends no request and follows the rules of the contract', async () => {
  const asked: string[] = [];
  const { page, complaints, close } = await open('#operation/ListProjects', {
    before: (tab) => Promise.resolve(void tab.on('request', (one) => asked.push(one.url()))),
  });
  const operation = place(page, 'ListProjects');
  await operation.getByRole('button', { name: 'Try it' }).click();
  await operation.getByRole('button', { name: 'Send' }).waitFor();
  const before = asked.length;
  await operation.getByLabel('limit', { exact: true }).fill('101');
  await operation.getByRole('button', { name: 'Send' }).click();
  const answer = operation.getByRole('group', { name: 'Response' });
  await answer.waitFor();
  expect(await answer.innerText()).toMatch(/4\d\d[^]*"reason": .*100/);
  // Except for the chunk that highlights the response, and prefetched pages.
  expect(asked.slice(before).filter((url) => !/\.js$|\/page-data\//.test(url))).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test.each(['**/redoc-*.js', '**/api-contract-*.json'])(
  'when %s fails to load, the page stays readable and says so, and Retry works',
  async (file) => {
    const { page, close } = await visit(REFERENCE, {
      before: (tab) => tab.route(file, (route) => route.abort()),
    });
    await place(page, 'RunProject').locator('h2').hover();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain('The reference did not load completely.');
    expect(await place(page, 'RunProject').locator('h2').innerText()).toBe('Run a project');
    await page.unroute(file);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await atWork(page);
    expect(await alert.count()).toBe(0);
    await close();
  },
);
