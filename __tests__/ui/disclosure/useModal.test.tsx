import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useModal } from '../../../src/ui/disclosure/useModal';
import { openableDialogs } from '../../support/dialog';

beforeEach(openableDialogs);

function Modal({ onClose }: { onClose: () => void }) {
  const { ref } = useModal();
  return (
    <dialog ref={ref} aria-label="Notice" onClose={onClose}>
      <p>Text</p>
    </dialog>
  );
}

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && <Modal onClose={() => setOpen(false)} />}
    </>
  );
}

async function open() {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Notice' });
}

test('it opens on mount', async () => {
  expect(await open()).toHaveAttribute('open');
});

test('a click outside closes it, one inside does not', async () => {
  const dialog = await open();
  await userEvent.click(screen.getByText('Text'));
  expect(dialog).toHaveAttribute('open');
  fireEvent.click(dialog);

  expect(dialog).not.toBeInTheDocument();
});

test('a click outside closes it, a drag from inside to outside does not', async () => {
  const dialog = await open();
  const user = userEvent.setup();
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('Text') },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  expect(dialog).toHaveAttribute('open');

  await user.click(dialog);
  expect(dialog).not.toBeInTheDocument();
});

test('going back closes it', async () => {
  const dialog = await open();
  fireEvent.popState(window);

  expect(dialog).not.toBeInTheDocument();
});

test('the focus returns to where it was when it unmounts', async () => {
  const dialog = await open();
  screen.getByRole('button', { name: 'Open' }).blur();
  fireEvent.click(dialog);

  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test("the browser's own way to cancel a dialog closes it", async () => {
  const dialog = await open();
  fireEvent(dialog, new Event('cancel'));

  expect(dialog).not.toBeInTheDocument();
});

test('a focus that has gone elsewhere stays there', async () => {
  const dialog = await open();
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  fireEvent.popState(window);
  expect(dialog).not.toBeInTheDocument();

  expect(elsewhere).toHaveFocus();
  elsewhere.remove();
});
