import { render, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShortcutsProvider } from '../../src/shortcuts/ShortcutsProvider';
import { useShortcut, useShortcuts } from '../../src/shortcuts/useShortcuts';

function Feature({ action }: { action: () => void }) {
  useShortcut('search', action);
  return null;
}

/** Renders a page with a feature that has this action, or without one. */
const page = (action?: () => void) => (
  <ShortcutsProvider>{action && <Feature action={action} />}</ShortcutsProvider>
);

const [open, close] = [jest.fn(), jest.fn()];

beforeEach(() => jest.resetAllMocks());

test('outside the provider, the hook throws an error that names both', () => {
  jest.spyOn(console, 'error').mockImplementation();

  expect(() => renderHook(useShortcuts)).toThrow(
    new Error('useShortcuts must be used inside <ShortcutsProvider>. Put the provider around it.'),
  );
});

test('a feature determines what a shortcut does', async () => {
  render(page(open));
  await userEvent.keyboard('/{Control>}k{/Control}');

  expect(open).toHaveBeenCalledTimes(2);
});

test('its action can change, and is released when it unmounts', async () => {
  const { rerender } = render(page(open));
  rerender(page(close));
  await userEvent.keyboard('/');
  expect([open.mock.calls.length, close.mock.calls.length]).toEqual([0, 1]);

  rerender(page());
  await userEvent.keyboard('/');
  expect([open.mock.calls.length, close.mock.calls.length]).toEqual([0, 1]);
});
