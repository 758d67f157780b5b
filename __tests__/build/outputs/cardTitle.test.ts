/** @jest-environment node */
import { symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { cardTitle } from '../../../src/build/outputs/cardTitle';
import { inTemporaryProject } from '../support/project';

const packages = resolve('node_modules');

inTemporaryProject();

beforeAll(() => symlinkSync(packages, 'node_modules'));

test('a title that has room is there whole', async () => {
  const { pixels, width, height } = await cardTitle('A title of two lines on its card');

  expect(pixels).toHaveLength(width * height);
});

test('of a title that never ends only the lines are there that have room between section and sign', async () => {
  const { pixels, width, height } = await cardTitle('Never ends '.repeat(80));

  expect(height).toBeLessThanOrEqual(310);
  expect(pixels.length).toBeGreaterThan(width * height);
});
