import {
  darken,
  desaturate,
  lighten,
  readableColor,
  transparentize,
} from '../../../src/reference/redoc/polished';

test.each([
  [0.1, '90%'],
  [0.95, '5%'],
])('a colour that is %d less opaque is mixed by the browser', (amount, share) => {
  expect(transparentize(amount, 'var(--color-ink)')).toBe(
    `color-mix(in srgb, var(--color-ink) ${share}, transparent)`,
  );
});

test('shades return the colour itself, since each has its own token', () => {
  expect([darken, desaturate, lighten].map((shade) => shade(0.2, 'var(--color-ink)'))).toEqual(
    Array(3).fill('var(--color-ink)'),
  );
  expect(readableColor()).toBe('var(--color-paper)');
});
