import { cssName } from '../../src/theme/cssName';
import { color, media, MOBILE_BREAKPOINT } from '../../src/theme/tokens';

test.each([
  ['ink', '--color-ink'],
  ['inkSoft', '--color-ink-soft'],
  ['data1', '--color-data-1'],
  ['codeKeyword', '--color-code-keyword'],
])('the variable of %s is %s', (name, variable) => {
  expect(cssName(name)).toBe(variable);
});

test('a colour is its variable, whichever mode is on', () => {
  expect(color.ink).toBe('var(--color-ink)');
  expect(color.accentSoft).toBe('var(--color-accent-soft)');
});

test('styles and scripts agree on where the menu takes the place of the sidebars', () => {
  expect(media.mobile).toBe(`@media (max-width: ${MOBILE_BREAKPOINT}px)`);
});
