import { render, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShortcutsProvider } from '../../src/shortcuts/ShortcutsProvider';
import { useShortcut, useShortcuts } from '../../src/shortcuts/useShortcuts';

function Feature({ action }: { action: () => void }) {
  useShortcut('search', action);
  return null;
}

/** Renders a page with these features. */
const page = (...actions: (() => void)[]) => (
  <ShortcutsProvider>
    {actions.map((action, index) => (
      <Feature key={index} action={action} />
    ))}
  </ShortcutsProvider>
);

const [dialog, form] = [jest.fn(), jest.fn()];

beforeEach(() => jest.resetAllMocks());

test('outside the provider, the hook throws an error that names both', () => {
  jest.spyOn(console, 'error').mockImplementation();

  expect(() => renderHook(useShortcuts)).toThrow(
    new Error('useShortcuts must be used inside <ShortcutsProvider>. Put the provider around it.'),
  );
});

test('a feature determines what a shortcut does', async () => {
  render(page(dialog));
  await userEvent.keyboard('/{Control>}k{/Control}');

  expect(dialog).toHaveBeenCalledTimes(2);
});

test('the latest of several features wins, and releases the shortcut when it unmounts', async () => {
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
