import { existsSync, readFileSync } from 'node:fs';
import { beginSocialCards, writeSocialCards } from '../../../src/build/outputs/socialCards';
import { inTemporaryProject, write } from '../support/project';

inTemporaryProject();

const site = {
  title: 'Learn',
  tagline: 'All about it.',
  siteUrl: 'https://learn.example',
  searchPath: '/search',
  publisher: 'Acme',
};
const page = (title: string) => ({ path: `/docs/${title.toLowerCase()}`, title, section: 'Docs' });

/** Stands in for the thread that draws: a card is what it says, and every card is noted. */
const DRAWS = `
  import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
  import { workerData } from 'node:worker_threads';
  mkdirSync('.cache/social', { recursive: true });
  for (const { file, text } of workerData) {
    writeFileSync(file, Object.values(text).join(', '));
    appendFileSync('drawn', text.title + ' ');
  }`;

const cards = async (...titles: string[]) => {
  beginSocialCards(titles.map(page), site);
  await writeSocialCards(titles.map(page), site);
};

test('a page has its card, and one that says the same is not drawn again', async () => {
  write('scripts/drawCards.mjs', DRAWS);
  await cards('Cells', 'Runs');
  await cards('Cells', 'Apps');

  expect(readFileSync('public/social/docs/cells.png', 'utf8')).toBe('Cells, Docs, Acme Learn');
  expect(existsSync('public/social/docs/apps.png')).toBe(true);
  expect(readFileSync('drawn', 'utf8')).toBe('Cells Runs Apps ');
});

test('what keeps the cards from being drawn ends the build', async () => {
  write('scripts/drawCards.mjs', `throw new Error('No font.');`);

  await expect(cards('Other')).rejects.toThrow('No font.');
});
