/** @jest-environment node */
import fs, { readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { palettes } from '../../../../src/theme/palettes';
import { inTemporaryProject, write } from '../../support/project';

const packages = resolve('node_modules');

inTemporaryProject();

const CARDS = 'public/social';
const page = { title: 'Keys', section: 'Docs' };
const sign = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22"><path d="M0 0h22v22H0z" fill="${color}"/></svg>`;

/** Publishes cards in a fresh build whose logo has the given colour; returns all published cards by name. */
async function cardsOf(color: string, pages = [page]): Promise<Map<string, Buffer>> {
  write('static/favicon.svg', sign(color));
  jest.resetModules();
  const { writeSocialCards } = await import('../../../../src/build/outputs/cards/writeSocialCards');
  await writeSocialCards(pages, 'Hex Learn');
  return new Map(readdirSync(CARDS).map((name) => [name, readFileSync(join(CARDS, name))]));
}

/** A colour of the palette, as `colorsIn` writes it. */
const pixels = (name: 'ink' | 'accent' | 'paper') => palettes.light[name].slice(1);

/** The colours of a picture, with the number of pixels of each. */
async function colorsIn(picture: Buffer): Promise<Map<string, number>> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colors = new Map<string, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const color = data.toString('hex', at, at + 3);
    colors.set(color, (colors.get(color) ?? 0) + 1);
  }
  return colors;
}

beforeAll(() => symlinkSync(packages, 'node_modules'));

test('when the logo of the site changes, cards get a new address and a new look', async () => {
  const [red] = await cardsOf('red');
  const [blue] = await cardsOf('blue');

  expect(red![0]).not.toBe(blue![0]);
  expect((await colorsIn(red![1])).get('ff0000')).toBeGreaterThan(2500);
  expect((await colorsIn(blue![1])).get('0000ff')).toBeGreaterThan(2500);
  expect(await cardsOf('red')).toEqual(new Map([red!]));
});

test('a card shows its title in ink and its section in the accent colour, on white', async () => {
  const [long, short] = await Promise.all(
    ['A title of some words', 'A'].map(async (title) => {
      const [card] = await cardsOf('red', [{ ...page, title }]);
      return colorsIn(card![1]);
    }),
  );

  expect(short!.get(pixels('ink'))).toBeGreaterThan(100);
  expect(long!.get(pixels('ink'))).toBeGreaterThan(3 * short!.get(pixels('ink'))!);
  // The bar at the top is 16 pixels high; the rest of that colour is the name of the section.
  expect(long!.get(pixels('accent'))).toBeGreaterThan(1200 * 16 + 100);
  expect(long!.get(pixels('paper'))).toBeGreaterThan(0.9 * 1200 * (630 - 16));
});

test.each([
  ['that never ends', 'Never ends '.repeat(80)],
  ['of one word that is wider than the card', 'Kellerwohnungstür'.repeat(6)],
  ['without letters', ' '],
])('a title %s makes a card of the usual size', async (_, title) => {
  const [card] = await cardsOf('red', [{ ...page, title }]);

  expect(await sharp(card![1]).metadata()).toMatchObject({
    width: 1200,
    height: 630,
    format: 'png',
  });
});

test('pages with the same title in two sections have a card each', async () => {
  expect(await cardsOf('red', [page, { ...page, section: 'Tutorials' }])).toHaveProperty('size', 2);
});

test('the next build removes the card of a removed page and keeps the others', async () => {
  const [keys] = await cardsOf('red');
  const both = await cardsOf('red', [page, { ...page, title: 'Roles' }]);

  expect(both.size).toBe(2);
  expect(await cardsOf('red')).toEqual(new Map([keys!]));
});

test('a temporary file that another process has just renamed is no error', async () => {
  const keys = await cardsOf('red');
  const listed = jest.spyOn(fs, 'readdirSync') as unknown as jest.SpyInstance<string[]>;
  listed.mockReturnValueOnce([...keys.keys(), 'gone.png.417.0']);

  expect(await cardsOf('red')).toEqual(keys);
});
