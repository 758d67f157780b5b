import { isCssColor } from '../../../src/build/frame/isCssColor';

test.each([
  '#fff', '#5546d6', '#5546d6cc', 'rebeccapurple', 'White', 'transparent', 'currentColor', 'rgb(85 70 214)',
  'rgba(85, 70, 214, 0.5)', 'hsl(247deg 64% 56% / 50%)', 'oklch(0.6 0.2 280)', 'color(display-p3 1 0.5 0)',
  'var(--color-accent)',
])('%s is a colour', (value) => {
  expect(isCssColor(value)).toBe(true);
}); // prettier-ignore

test.each([
  '', '#ff', '#12345', '#gggggg', 'rde', 'red;', 'red; background: blue', 'red}', '} body { display: none',
  'url(https://example.com/a.png)', 'rgb(url(x))', 'rgb(0 0 0', 'rgb(0 0 0); color: red', 'rgb(0; 0)', 'rgb("0")', 'expression(alert(1))',
  'var(--a, url(x))', 'var(--a); color: red', 'var(--a)}', 'x var(--a)', '#fff; color: red', 'red #fff', 'red /* a */', 'rgb(0 0 0)/**/', 'red\n', 'image-set("a.png")',
])('%j is not a colour', (value) => {
  expect(isCssColor(value)).toBe(false);
}); // prettier-ignore
