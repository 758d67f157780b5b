/** @jest-environment jsdom */
import { iconButton } from '../../src/reader/iconButton';

test('a button that shows only an icon has its name once, also as its tooltip', () => {
  const button = iconButton({ name: 'Close', icon: 'M0 0h1' });

  expect(button).toHaveAccessibleName('Close');
  expect(button.title).toBe('Close');
  // Next to a label, the tooltip would be a description, read after the same name.
  expect(button).not.toHaveAttribute('aria-label');
});
