import { cssName } from '../../src/theme/cssName';
import { color } from '../../src/theme/tokens';

test.each([
  ['ink', '--color-ink'],
  ['inkSoft', '--color-ink-soft'],
  ['data1', '--color-data-1'],
  ['codeKeyword', '--color-code-keyword'],
])('the variable of %s is %s', (name, variable) => {
  expect(cssName(name)).toBe(variable);
});

test('a colour is its variable in either mode', () => {
  expect(color.ink).toBe('var(--color-ink)');
  expect(color.accentSoft).toBe('var(--color-accent-soft)');
});
