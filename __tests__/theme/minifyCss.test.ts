import { minifyCss } from '../../src/theme/minifyCss';

test('unnecessary spaces are removed', () => {
  expect(minifyCss('@media print { a, b > c { color: red; margin: 0 1px; } }')).toBe(
    '@media print{a,b > c{color:red;margin:0 1px}}',
  );
});

test('the space before a priority is removed', () => {
  expect(minifyCss('a { color: red !important; }')).toBe('a{color:red!important}');
});

test('spaces between names and in strings stay', () => {
  const css = "main a :is([href^='/'])::after{content:'a: (' attr(href) ')'}";

  expect(minifyCss(css)).toBe(css);
});
