import { withFixtureSite } from '../support/fixtureSite';

const site = withFixtureSite();

type Broken = 'on access' | 'on reading' | 'on writing';

/** Runs in the page and makes both of the browser's storages throw. */
function breakStorage(when: Broken): void {
  const refuse = () => {
    throw new DOMException('The storage is closed.', 'SecurityError');
  };
  if (when === 'on access') {
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
  } else if (when === 'on reading') {
    Storage.prototype.getItem = refuse;
  } else {
    Storage.prototype.setItem = refuse;
  }
}

test.each<Broken>(['on access', 'on reading', 'on writing'])(
  'with storage that throws %s, the site works until the page is closed, and warns once',
  async (when) => {
    const { page, complaints, close } = await site.visit('/docs/plain', {
      before: (tab) => tab.addInitScript(breakStorage, when),
    });
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    await page.getByRole('button', { name: /currently light mode/ }).click();
    await page.getByRole('button', { name: /currently dark mode/ }).waitFor();
    expect(await theme()).toBe('dark');

    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Long').click();
    await page.getByRole('heading', { level: 1, name: 'Long' }).waitFor();
    expect(await theme()).toBe('dark');
    await page.getByRole('region', { name: 'Announcement' }).getByRole('button').click();
    await page.getByRole('region', { name: 'Announcement' }).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /currently dark mode/ }).click();
    expect(await theme()).toBe('light');
    await page.getByRole('button', { name: 'Reading and shortcuts' }).click();
    await page.getByRole('checkbox').uncheck();
    expect(await page.getByRole('checkbox').isChecked()).toBe(false);

    expect(complaints).toEqual([
      expect.stringMatching(
        /^warning: The browser's storage is unavailable \(SecurityError: .*\), so choices such as the color mode last only until the page is closed\.$/,
      ),
    ]);
    await close();
  },
);
