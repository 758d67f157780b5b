import { globalCss } from '../../src/theme/globalCss';
import { printCss } from '../../src/theme/printCss';

const declared = new Set([...globalCss.matchAll(/(--[a-z0-9-]+):/g)].map(([, name]) => name));
const used = [...globalCss.matchAll(/var\((--[^),]+)/g)].map(([, name]) => name);

test('every colour of the ground is declared in it', () => {
  expect(used).toContain('--color-paper');
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
});

test('the font comes from this site and never moves what is read', () => {
  expect(globalCss).toContain("src: url(/font.woff2) format('woff2-variations');");
  expect(globalCss).toContain('font-display: optional;');
});

test('what needs a script is hidden until one has come', () => {
  expect(globalCss).toContain(':root:not([data-js]) .needs-js { display: none !important; }');
});

test('the dark mode is for screens only, so that paper is light', () => {
  expect(globalCss.match(/\[data-theme='dark'\]/g)).toHaveLength(1);
  expect(globalCss).toMatch(
    /:root \{ color-scheme: light; [^}]* \} @media not print \{ :root\[data-theme='dark'\] \{ color-scheme: dark; [^}]*\} \}/,
  );
});

test('it holds the rules for paper, last', () => {
  expect(globalCss.trimEnd().endsWith(printCss.replace(/\s+/g, ' '))).toBe(true);
});

test('the page behind an open dialog does not scroll, and keeps its width', () => {
  expect(globalCss).toContain(':root:has(dialog:modal) { overflow: hidden; }');
  expect(globalCss).toMatch(/html \{[^}]*scrollbar-gutter: stable;/);
});
