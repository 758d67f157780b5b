import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyPart } from '../../../src/ui/lazy/LazyPart';

const onDismiss = jest.fn();

beforeEach(() => {
  onDismiss.mockReset();
  render(
    <>
      <input onKeyDown={(event) => event.preventDefault()} />
      <LazyPart load={() => new Promise<never>(() => undefined)} props={{}} onDismiss={onDismiss} />
    </>,
  );
});

test('Escape cancels a part that is loading', async () => {
  await userEvent.keyboard('{Escape}');

  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('an Escape that something else has handled does not', async () => {
  await userEvent.type(screen.getByRole('textbox'), '{Escape}');

  expect(onDismiss).not.toHaveBeenCalled();
});

test('nor does an Escape that closes a dialog', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  await userEvent.keyboard('{Escape}');
  expect(onDismiss).not.toHaveBeenCalled();

  dialog.remove();
  await userEvent.keyboard('{Escape}');
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
