import { still } from '../support/bar';
import { overhang } from '../support/overhang';
import { arrival, open, place } from '../support/reference';

const phone = { viewport: { width: 375, height: 800 } };

test('the colour mode changes in place, in every pane', async () => {
  const { page, close } = await open();
  const look = () =>
    page.evaluate(() => {
      const panes = document.getElementById('operation/ListProjects')!;
      const colour = (element: Element | null) => element && getComputedStyle(element).color;
      return {
        same:
          (
            Object.assign(window, { kept: (window as { kept?: Element }).kept ?? panes }) as {
              kept?: Element;
            }
          ).kept === panes,
        heading: colour(panes.querySelector('h2')),
        verb: colour(panes.querySelector('.http-verb')),
        code: colour(panes.querySelector('pre')),
      };
    });
  const light = await look();
  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
  const dark = await look();
  expect(dark.same).toBe(true);
  for (const part of ['heading', 'verb', 'code'] as const) expect(dark[part]).not.toBe(light[part]);
  await close();
});

test('an anchor link becomes visible on keyboard focus, in a dark-mode colour', async () => {
  const { page, close } = await open('', { dark: true });
  const operation = place(page, 'CreateGroup');
  const soft = operation.locator('.part-of-operation').first();
  const link = operation.locator('h2 a');
  await link.focus();
  const mark = await link.evaluate((element) => {
    const { color, opacity, visibility, backgroundImage } = getComputedStyle(element, '::before');
    return { color, opacity, visibility, backgroundImage };
  });
  expect(mark).toEqual({
    color: await soft.evaluate((element) => getComputedStyle(element).color),
    opacity: '1',
    visibility: 'visible',
    // Redoc's own icon is black.
    backgroundImage: 'none',
  });
  await close();
});

test('code in a console is one block, as elsewhere on the site, not a box per line', async () => {
  const { page, close } = await open();
  const operation = place(page, 'RunProject');
  await operation.getByRole('button', { name: 'Try it' }).click();
  const code = operation.locator('[data-console] pre code').first();
  const look = await code.evaluate((element) => {
    const { padding, boxShadow } = getComputedStyle(element);
    return { padding, boxShadow, sheet: getComputedStyle(element.parentElement!).borderStyle };
  });
  expect(look).toEqual({ padding: '0px', boxShadow: 'none', sheet: 'none' });
  await close();
});

test('after sending, the response is shown before the request', async () => {
  const { page, close } = await open();
  const operation = place(page, 'RunProject');
  await operation.getByRole('button', { name: 'Try it' }).click();
  await operation.getByRole('button', { name: 'Send' }).click();
  const topOfPart = async (name: string) =>
    (await operation.getByRole('group', { name, exact: true }).boundingBox())!.y;
  expect(await topOfPart('Response')).toBeLessThan(await topOfPart('Request'));
  await close();
});

test('the arrow of an example select has the colour of its text', async () => {
  const { page, close } = await open();
  const colors = await place(page, 'RunProject')
    .locator('.react-tabs__tab-panel div:has(> .dropdown-select)')
    .last()
    .evaluate((choice) =>
      [choice, choice.querySelector('polyline')!].map((part) => getComputedStyle(part).color),
    );
  expect(colors[1]).toBe(colors[0]);
  await close();
});

test('an example select looks the same before it is rendered, and shows its focus', async () => {
  const { page, close } = await open();
  const box = place(page, 'RunProject')
    .locator('.react-tabs__tab-panel div:has(> .dropdown-select)')
    .last();
  const look = () =>
    box.evaluate((element) => {
      const { borderColor, padding, outlineStyle } = getComputedStyle(element);
      const { height } = element.getBoundingClientRect();
      return { borderColor, padding, outlineStyle, height };
    });
  const before = await look();
  expect(await box.locator('select').count()).toBe(0);
  await box.scrollIntoViewIfNeeded();
  await box.locator('select').waitFor();
  expect(await look()).toEqual(before);

  // The element that the keyboard reaches.
  await page.keyboard.press('Tab');
  await box.locator('select').focus();
  expect(await look()).toEqual({ ...before, outlineStyle: 'solid' });
  await close();
});

test('on a phone the menu opens, navigates and closes, and nothing overflows', async () => {
  const { page, close } = await open('', phone);
  expect(await overhang(page)).toBe(0);
  const button = page.getByRole('button', { name: 'Operations', exact: true });
  const link = page
    .getByRole('navigation', { name: 'API reference' })
    .getByRole('link', { name: /^Cancel a run/ });
  expect(await link.isVisible()).toBe(false);
  await button.click();
  await link.click();
  await arrival(page, 'CancelRun');
  expect(await link.isVisible()).toBe(false);
  const heading = await place(page, 'CancelRun').locator('h2').boundingBox();
  expect(heading?.y).toBeGreaterThan(48);
  expect(heading?.y).toBeLessThan(260);
  await close();
});

test('a tap opens the menu over the page, which does not move, and another tap closes it', async () => {
  const { page, close } = await open('#operation/RunProject', { ...phone, hasTouch: true });
  await arrival(page, 'RunProject');
  const button = page.getByRole('button', { name: 'Operations' });
  const read = async () => [
    await page.evaluate(() => window.scrollY),
    (await button.boundingBox())!.y,
    page.url(),
  ];
  await page.mouse.wheel(0, -200);
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-bar-hidden'));
  await still(page);
  const before = await read();
  const { x, y } = (await button.boundingBox())!;
  await page.touchscreen.tap(x + 80, y + 20);
  await page.getByRole('link', { name: 'List users get' }).waitFor();
  expect(await read()).toEqual(before);

  await page.touchscreen.tap(x + 80, y + 20);
  await page.getByRole('link', { name: 'List users get' }).waitFor({ state: 'hidden' });
  expect(await read()).toEqual(before);
  await close();
});

test('below the last operation there are links on through the docs', async () => {
  const { page, close } = await open();
  const ways = page.getByRole('navigation', { name: 'Docs pages' });

  expect(await ways.getByRole('link', { name: /^Previous/ }).getAttribute('href')).toBe(
    '/docs/api/api-overview',
  );
  expect(await ways.getByRole('link', { name: /^Next/ }).getAttribute('href')).toBe('/docs/trust');
  await close();
});

test('on a wide screen the brand is above the menu, as on other pages', async () => {
  const { page, close } = await open('', { viewport: { width: 1920, height: 1000 } });
  const left = (name: string) =>
    page
      .getByRole('link', { name, exact: true })
      .first()
      .evaluate((element) => element.getBoundingClientRect().left);
  expect(Math.abs((await left('Hex')) - (await left('Authentication')))).toBeLessThan(20);
  await page.getByRole('link', { name: 'Docs', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'What is Hex?' }).waitFor();
  expect(await left('Hex')).toBeGreaterThan(200);
  await close();
});

test('on a wide screen, the samples of a response stay in view beside its last fields', async () => {
  const { page, close } = await open('', { viewport: { width: 1440, height: 900 } });
  const operation = place(page, 'RunProject');
  await operation
    .locator('td[kind]')
    .last()
    .evaluate((field) => field.scrollIntoView({ block: 'end' }));
  const samples = operation.getByRole('heading', { name: 'Response samples' });
  await arrival(page, 'RunProject');

  expect(await samples.evaluate((heading) => heading.getBoundingClientRect().top)).toBeGreaterThan(
    0,
  );
  expect(await samples.evaluate((heading) => heading.getBoundingClientRect().bottom)).toBeLessThan(
    900,
  );
  await close();
});
