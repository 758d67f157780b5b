import { render, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShortcutsProvider } from '../../src/shortcuts/ShortcutsProvider';
import { useShortcut, useShortcuts } from '../../src/shortcuts/useShortcuts';

function Feature({ action }: { action: () => void }) {
  useShortcut('search', action);
  return null;
}

/** A page where these features are. */
const page = (...actions: (() => void)[]) => (
  <ShortcutsProvider>
    {actions.map((action, index) => (
      <Feature key={index} action={action} />
    ))}
  </ShortcutsProvider>
);

const [dialog, form] = [jest.fn(), jest.fn()];

beforeEach(() => jest.resetAllMocks());

test('outside of the provider the hook names both', () => {
  jest.spyOn(console, 'error').mockImplementation();

  expect(() => renderHook(useShortcuts)).toThrow(
    new Error('useShortcuts must be used inside <ShortcutsProvider>. Put the provider around it.'),
  );
});

test('a feature says what a shortcut does', async () => {
  render(page(dialog));
  await userEvent.keyboard('/{Control>}k{/Control}');

  expect(dialog).toHaveBeenCalledTimes(2);
});

test('of several features the latest counts, and gives the shortcut back when it goes', async () => {
  const { rerender } = render(page(dialog));
  rerender(page(dialog, form));
  await userEvent.keyboard('/');
  expect([dialog.mock.calls.length, form.mock.calls.length]).toEqual([0, 1]);

  rerender(page(dialog));
  await userEvent.keyboard('/');
  expect([dialog.mock.calls.length, form.mock.calls.length]).toEqual([1, 1]);

  rerender(page());
  await userEvent.keyboard('/');
  expect([dialog.mock.calls.length, form.mock.calls.length]).toEqual([1, 1]);
});
