import { render } from '@testing-library/react';
import { Kbd } from '../../src/mdx/Kbd';

test.each([
  ['Enter', ['Enter']],
  ['Ctrl+K', ['Ctrl', 'K']],
  ['⌘+Shift+P', ['⌘', 'Shift', 'P']],
  ['+', ['+']],
  ['Ctrl++', ['Ctrl', '+']],
])('%s is shown key by key', (chord, keys) => {
  const { container } = render(<Kbd>{chord}</Kbd>);

  expect([...container.querySelectorAll('kbd')].map((key) => key.textContent)).toEqual(keys);
  expect(container.textContent).toBe(chord);
});
