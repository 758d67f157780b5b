/** @jest-environment node */
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { inTemporaryProject, write } from '../support/project';

const packages = resolve('node_modules');

inTemporaryProject();

const FILE = 'public/social/docs/keys.png';
const page = { path: '/docs/keys', title: 'Keys', section: 'Docs' };
const sign = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22"><path d="M0 0h22v22H0z" fill="${color}"/></svg>`;

/** A build of its own, whose sign has a colour; returns the card it published. */
async function cardOf(color: string): Promise<Buffer> {
  write('static/favicon.svg', sign(color));
  jest.resetModules();
  const { writeSocialCards } = await import('../../../src/build/outputs/writeSocialCards');
  await writeSocialCards([page], 'Hex Learn');
  return readFileSync(FILE);
}

beforeAll(() => symlinkSync(packages, 'node_modules'));

test('a card is drawn anew when the sign of the site has changed', async () => {
  const red = await cardOf('red');

  expect(red.equals(await cardOf('blue'))).toBe(false);
  expect(red.equals(await cardOf('red'))).toBe(true);
});

test.each([
  ['that never ends', 'Never ends '.repeat(80)],
  ['of one word that is wider than the card', 'Kellerwohnungstür'.repeat(6)],
  ['without letters', ' '],
])('a title %s makes a card of the usual size', async (_, title) => {
  write('static/favicon.svg', sign('red'));
  const { writeSocialCards } = await import('../../../src/build/outputs/writeSocialCards');
  await writeSocialCards([{ ...page, title }], 'Hex Learn');
  const png = readFileSync(FILE);

  // Width and height stand first in a PNG: https://www.w3.org/TR/png-3/#11IHDR
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('the card of a page that is gone is gone after the next build', async () => {
  await cardOf('red');
  const { removeWritten } = await import('../../../src/build/outputs/writtenFiles');
  removeWritten();

  expect(existsSync(FILE)).toBe(false);
});
