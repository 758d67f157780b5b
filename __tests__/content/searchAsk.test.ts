import { spawnSync } from 'node:child_process';

/** Runs npm run search:ask with some words. */
const ask = (...words: string[]) =>
  spawnSync(process.execPath, ['scripts/searchAsk.mjs', ...words], { encoding: 'utf8' });

test('search:ask shows what is found, and why a word is not', () => {
  const { stdout, status } = ask('scheduled', 'runs', 'zqzqz');

  expect(stdout).toMatch(/^"scheduled runs zqzqz" finds \d+ sections/);
  expect(stdout).toContain('\n/docs/share-insights/scheduled-runs');
  expect(stdout).toContain('\n"zqzqz" is on no page.');
  expect(status).toBe(0);
});

test('search:ask says when it finds nothing', () => {
  const [found, why] = ask('zqzqz').stdout.split('\n');

  expect([found, why]).toEqual([
    '"zqzqz" finds 0 sections.',
    expect.stringMatching(/^"zqzqz" is on no page\./),
  ]);
});

test('search:ask without words says how to use it', () => {
  const { stderr, status } = ask();

  expect(stderr.trim()).toBe('Name the words of a query: npm run search:ask -- scheduled runs.');
  expect(status).toBe(1);
});
