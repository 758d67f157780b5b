/** @jest-environment node */
import { once } from 'node:events';
import { readdirSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { drawAhead } from '../../../src/build/outputs/drawAhead';
import { inTemporaryProject, write } from '../support/project';

const [packages, src] = [resolve('node_modules'), resolve('src')];

inTemporaryProject();

const page = (title: string) => ({ title, section: 'Docs' });

test('the cards of all pages are drawn beside the build, when none was drawn yet', async () => {
  symlinkSync(packages, 'node_modules');
  symlinkSync(src, 'src');
  write('static/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22"/>');

  const drawing = drawAhead([page('Keys'), page('Roles')], 'Hex Learn');
  expect(await once(drawing!, 'exit')).toEqual([0, null]);

  expect(readdirSync('public/social')).toEqual([
    expect.stringMatching(/\.png$/),
    expect.stringMatching(/\.png$/),
  ]);
  expect(drawAhead([page('New')], 'Hex Learn')).toBeUndefined();
});
