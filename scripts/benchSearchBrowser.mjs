/* global window, document, performance, addEventListener, MutationObserver -- what runs in the page */
import { spawn } from 'node:child_process';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.mjs';
import { freePort } from './port.mjs';
import { reportErrors } from './reportErrors.mjs';

const PAGE = '/docs/getting-started/what-is-hex';

/** Measures the search dialog on the built site in Chromium, in milliseconds. */
export async function dialogTimes(queries) {
  const port = await reportErrors(() => freePort({ usual: 9000, command: 'npm run bench:search' }));
  const server = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => server.stdout.once('data', resolve));
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const site = `http://localhost:${port}`;
    const opened = [];
    for (let run = 0; run < 7; run += 1) opened.push(await firstResults(browser, site));
    return { opened, keystrokes: await keystrokes(browser, site, queries) };
  } finally {
    await browser.close();
    server.kill();
  }
}

/** The time from the click on the button, with nothing loaded before, to the first results of a query. */
async function firstResults(browser, site) {
  const page = await browser.newPage();
  await page.goto(site + PAGE, { waitUntil: 'networkidle' });
  const started = await page.evaluate(() => {
    document.querySelector('.search button').click();
    return performance.now();
  });
  await page.keyboard.type('session');
  await page.getByRole('option').first().waitFor();
  const ended = await page.evaluate(() => performance.now());
  await page.close();
  return ended - started;
}

/** The time from each letter to the last change that it causes in the dialog. */
async function keystrokes(browser, site, queries) {
  const page = await browser.newPage();
  await page.goto(site + PAGE, { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await page.evaluate(() => {
    window.times = [];
    let typed;
    addEventListener('input', () => (typed = performance.now()), true);
    const changed = () => {
      if (typed !== undefined) window.times[window.times.length - 1] = performance.now() - typed;
    };
    addEventListener('input', () => window.times.push(0), true);
    new MutationObserver(changed).observe(document.querySelector('dialog'), {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  for (const query of queries) {
    await page.getByRole('combobox').fill('');
    // The announcement for screen readers comes half a second after the last letter, and is not part of the results.
    await page.keyboard.type(query, { delay: 200 });
    await page.waitForTimeout(200);
  }
  const times = await page.evaluate(() => window.times);
  await page.close();
  return times.filter((time) => time > 0);
}
