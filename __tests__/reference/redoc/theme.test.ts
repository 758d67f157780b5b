import { theme } from '../../../src/reference/redoc/theme';
import { frame } from '../../../src/theme/tokens';

test('every colour is a CSS variable, so that it follows the colour mode', () => {
  const colours = [
    ...JSON.stringify(theme).matchAll(/"\w*[cC]olor":"([^"]*)"|"(#|rgb|hsl)[^"]*"/g),
  ];

  expect(colours.length).toBeGreaterThan(20);
  expect(colours.filter(([, value = '']) => !value.startsWith('var(--color-'))).toEqual([]);
});

test('the primary colour is the text colour, near black in light mode', () => {
  expect(theme?.colors?.primary?.main).toBe('var(--color-ink)');
});

test('running text has the same size and indent as in the docs', () => {
  expect(theme?.typography).toMatchObject({ fontSize: '1rem', lineHeight: '1.625' });
  expect(theme?.spacing?.sectionHorizontal).toBe(parseInt(frame.gutter));
});
