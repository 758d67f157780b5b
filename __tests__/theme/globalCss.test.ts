import { screen } from '@testing-library/dom';
import { globalCss } from '../../src/theme/globalCss';
import { palettes } from '../../src/theme/palettes';
import { applyCss } from '../support/applyCss';

const root = document.documentElement;
const declared = new Set([...globalCss.matchAll(/(--[a-z0-9-]+):/g)].map(([, name]) => name));
const used = [...globalCss.matchAll(/var\((--[^),]+)/g)].map(([, name]) => name);

afterEach(() => {
  delete root.dataset.js;
  delete root.dataset.theme;
});

test('every colour used is declared', () => {
  expect(used).toContain('--color-paper');
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
});

test('elements that need scripts are hidden until scripts run', () => {
  document.body.innerHTML = '<button class="needs-js">Copy</button>';
  applyCss(globalCss, 'screen');
  expect(screen.getByText('Copy')).not.toBeVisible();

  root.dataset.js = '';
  expect(screen.getByText('Copy')).toBeVisible();
});

test.each([
  ['screen', 'light', 'light'],
  ['screen', 'dark', 'dark'],
  ['print', 'dark', 'light'],
] as const)('on %s, a page in %s mode is %s', (medium, mode, shown) => {
  root.dataset.theme = mode;
  applyCss(globalCss, medium);

  const style = getComputedStyle(root);
  expect(style.getPropertyValue('color-scheme')).toBe(shown);
  expect(style.getPropertyValue('--color-paper')).toBe(palettes[shown].paper);
});

test('it contains the print rules', () => {
  document.body.innerHTML = '<main><nav>Breadcrumbs</nav><p>Text</p></main>';
  applyCss(globalCss, 'print');

  expect(screen.getByText('Breadcrumbs')).not.toBeVisible();
  expect(screen.getByText('Text')).toBeVisible();
});

test('the page behind an open dialog does not scroll and keeps its width', () => {
  document.body.innerHTML = '<dialog></dialog>';
  // jsdom has no modal dialogs.
  applyCss(globalCss.replaceAll(':modal', '[open]'), 'screen');
  const style = (name: string) => getComputedStyle(root).getPropertyValue(name);
  expect(style('scrollbar-gutter')).toBe('stable');
  expect(style('overflow')).not.toBe('hidden');

  document.querySelector('dialog')!.setAttribute('open', '');
  expect(style('overflow')).toBe('hidden');
});
