import { theme } from '../../../src/reference/redoc/theme';

test('every colour is a CSS variable, so that it follows the colour mode', () => {
  const colours = [
    ...JSON.stringify(theme).matchAll(/"\w*[cC]olor":"([^"]*)"|"(#|rgb|hsl)[^"]*"/g),
  ];

  expect(colours.length).toBeGreaterThan(20);
  expect(colours.filter(([, value = '']) => !value.startsWith('var(--color-'))).toEqual([]);
});
