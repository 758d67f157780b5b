/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { drawAhead } from '../../../../src/build/outputs/cards/drawAhead';
import { inTemporaryProject, write } from '../../support/project';

const [packages, src] = [resolve('node_modules'), resolve('src')];
const typeScript = resolve('scripts/typeScript.mjs');

// A build that fails once the first card exists, and exits slowly.
const FAILING = `
import { existsSync } from 'node:fs';
import { requireTypeScript } from ${JSON.stringify(typeScript)};
requireTypeScript('src/build/removeUnfinished.ts').removeUnfinished();
process.on('exit', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2000));
const pages = Array.from({ length: 99 }, (_, index) => ({ title: 'Page ' + index, section: 'Docs' }));
requireTypeScript('src/build/outputs/cards/drawAhead.ts').drawAhead(pages, 'Hex Learn');
setInterval(() => existsSync('public/social') && process.exit(1), 5);
`;

inTemporaryProject();

beforeAll(() => {
  symlinkSync(packages, 'node_modules');
  symlinkSync(src, 'src');
  write('static/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22"/>');
});

const page = (title: string) => ({ title, section: 'Docs' });

test('the cards of all pages are drawn in parallel with the build unless cards exist already', async () => {
  const drawing = drawAhead([page('Keys'), page('Roles')], 'Hex Learn');
  expect(await once(drawing!, 'exit')).toEqual([0, null]);

  expect(readdirSync('public/social')).toEqual([
    expect.stringMatching(/\.png$/),
    expect.stringMatching(/\.png$/),
  ]);
  expect(drawAhead([page('New')], 'Hex Learn')).toBeUndefined();
});

test('cards use the font of the site, whatever fonts the machine has', async () => {
  rmSync('public/social', { recursive: true });
  await once(drawAhead([page('Will give way')], 'Hex Learn')!, 'exit');

  const [card] = readdirSync('public/social');
  const middle = { left: 0, top: 140, width: 1200, height: 350 };
  const title = await sharp(join('public/social', card!)).extract(middle).png().toBuffer();
  const { info } = await sharp(title).trim().toBuffer({ resolveWithObject: true });

  // The width of this title in Figtree SemiBold at 92 pixels, with a letter spacing of -0.02em.
  expect(info.width).toBeCloseTo(529, -1);
});

test('a build that fails while cards are drawn leaves nothing that could be deployed', async () => {
  rmSync('public', { recursive: true });
  const build = spawn(process.execPath, [write('build.mjs', FAILING)]);

  expect(await once(build, 'exit')).toEqual([1, null]);
  expect(existsSync('public')).toBe(false);
}, 20_000);
