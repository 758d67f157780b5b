import { svgTree } from '../../../../src/build/content/pictures/svgTree';

const drawing = (inside: string) => svgTree(`<svg viewBox="0 0 20 10">${inside}</svg>`);

test('a drawing is a tree of shapes with its size', () => {
  const text =
    '<?xml version="1.0"?>\n<!-- A note. -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">\n' +
    '<title>Orders</title>\n<g stroke-width="2"><path d="M0 0" stroke-linecap="round" /></g>\n</svg>\n';

  expect(svgTree(text)).toEqual({
    width: 20,
    height: 10,
    tree: [
      'svg',
      { viewBox: '0 0 20 10' },
      ['g', { strokeWidth: '2' }, ['path', { d: 'M0 0', strokeLinecap: 'round' }]],
    ],
    problems: [],
  });
});

test('text is kept where text is shown, and nowhere else', () => {
  const { tree, problems } = drawing('stray<text x="1">Orders of <tspan>May</tspan></text>');

  expect(tree).toEqual([
    'svg',
    { viewBox: '0 0 20 10' },
    ['text', { x: '1' }, 'Orders of ', ['tspan', null, 'May']],
  ]);
  expect(problems).toEqual([]);
});

test('colours of the site may be used', () => {
  expect(drawing('<rect fill="var(--ink)" />').problems).toEqual([]);
});

test.each([
  ['<script>alert(1)</script>', 'it contains <script>'],
  ['<style>rect { fill: red }</style>', 'it contains <style>'],
  ['<a href="https://example.com"><rect /></a>', 'it contains <a>'],
  ['<use href="#a" />', 'it contains <use>'],
  ['<image href="a.png" />', 'it contains <image>'],
  ['<foreignObject><p>Text</p></foreignObject>', 'it contains <foreignObject>'],
  ['<animate attributeName="x" />', 'it contains <animate>'],
  ['<rect id="a" />', 'it has the attribute id="a"'],
  ['<rect style="fill: red" />', 'it has the attribute style="fill: red"'],
  ['<rect onclick="alert(1)" />', 'it has the attribute onclick="alert(1)"'],
  ['<rect clip-path="circle()" />', 'it has the attribute clip-path="circle()"'],
  ['<rect href="#a" />', 'it has the attribute href="#a"'],
  ['<rect fill="url(#a)" />', 'it has the attribute fill="url(#a)"'],
  ['<rect fill="JavaScript:alert(1)" />', 'it has the attribute fill="JavaScript:alert(1)"'],
  [
    `<rect id="${'long-name-'.repeat(6)}" />`,
    'it has the attribute id="long-name-long-name-long-name-long-name-"',
  ],
  ['<g><g><script></script></g></g>', 'it contains <script>'],
])('%s is a problem, and is left out', (inside, problem) => {
  const { tree, problems } = drawing(inside);

  expect(problems).toEqual([problem]);
  expect(JSON.stringify(tree)).not.toMatch(/script|style|"id"|onClick|href|url|"use"|animate/i);
});

test('each element and attribute is reported once', () => {
  expect(drawing('<rect id="a" /><rect id="b" /><g style="a" /><style></style>').problems).toEqual([
    'it has the attribute id="a"',
    'it has the attribute style="a"',
    'it contains <style>',
  ]);
});

test.each([
  '',
  'Text',
  '<svg></svg>',
  '<svg width="20" height="10"></svg>',
  '<svg viewBox="0 0 0 10"></svg>',
  '<svg viewBox="0 0 20 0"></svg>',
])('%j is not a drawing', (text) => {
  expect(svgTree(text)).toEqual({
    width: 0,
    height: 0,
    tree: null,
    problems: ['it has no <svg> with a viewBox'],
  });
});
