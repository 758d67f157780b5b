import { act, fireEvent, render, screen } from '@testing-library/react';
import { ShortcutsProvider } from '../../src/shortcuts/ShortcutsProvider';
import { openableDialogs } from '../support/dialog';

test('Escape cancels a list that is loading', async () => {
  openableDialogs();
  render(<ShortcutsProvider>The page</ShortcutsProvider>);
  fireEvent.keyDown(document.body, { key: '?' });
  expect(screen.getByRole('status')).toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
