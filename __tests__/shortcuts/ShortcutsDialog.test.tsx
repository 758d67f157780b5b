import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShortcutsDialog } from '../../src/shortcuts/ShortcutsDialog';
import { ShortcutsProvider } from '../../src/shortcuts/ShortcutsProvider';
import { openableDialogs } from '../support/dialog';

const onClose = jest.fn();
const dialog = () => screen.getByRole('dialog', { name: 'Reading and shortcuts' });
const choice = () => screen.getByRole('checkbox', { name: 'Single-key shortcuts (/ and ?)' });

function draw() {
  return render(
    <ShortcutsProvider>
      <ShortcutsDialog onClose={onClose} />
    </ShortcutsProvider>,
  );
}

beforeEach(() => {
  openableDialogs();
  localStorage.clear();
  onClose.mockReset();
});

test('it opens over the page and can be closed with its button', async () => {
  draw();
  expect(dialog()).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a click outside closes it, one inside does not', () => {
  draw();
  fireEvent.click(screen.getByRole('heading', { name: 'Reading and shortcuts' }));
  expect(onClose).not.toHaveBeenCalled();

  fireEvent.click(dialog());
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a checkbox switches the single keys off, and the list says so', async () => {
  draw();
  expect(choice()).toBeChecked();
  expect(screen.queryByText(/\(off\)/)).not.toBeInTheDocument();
  expect(choice()).toHaveAccessibleDescription(
    'Switch them off if they get in your way, for example when you dictate.',
  );

  await userEvent.click(choice());
  expect(choice()).not.toBeChecked();
  expect(localStorage.getItem('single-key-shortcuts')).toBe('off');
  expect(screen.getAllByText(/\(off\)/)).toHaveLength(2);
});

test('the setting is remembered', () => {
  localStorage.setItem('single-key-shortcuts', 'off');
  draw();

  expect(choice()).not.toBeChecked();
});
