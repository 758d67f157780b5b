/** @jest-environment node */
import { symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { cardTitle } from '../../../../src/build/outputs/cards/cardTitle';
import { inTemporaryProject } from '../../support/project';

const packages = resolve('node_modules');

inTemporaryProject();

beforeAll(() => symlinkSync(packages, 'node_modules'));

test('a title that fits is drawn completely', async () => {
  const { pixels, width, height } = await cardTitle('A title of two lines on its card');

  expect(pixels).toHaveLength(width * height);
});

test('a very long title is cut off at the lines that fit between section and logo', async () => {
  const { pixels, width, height } = await cardTitle('Never ends '.repeat(80));

  expect(height).toBeLessThanOrEqual(310);
  expect(pixels.length).toBeGreaterThan(width * height);
});
