import { tightCss } from '../../src/theme/tightCss';

test('spaces are left out where they say nothing', () => {
  expect(tightCss('@media print { a, b > c { color: red; margin: 0 1px; } }')).toBe(
    '@media print{a,b > c{color:red;margin:0 1px}}',
  );
});

test('they stay where they part names, and in texts', () => {
  const css = "main a :is([href^='/'])::after{content:'a: (' attr(href) ')'}";

  expect(tightCss(css)).toBe(css);
});
