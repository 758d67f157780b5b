import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyPart } from '../../../src/ui/lazy/LazyPart';

const onDismiss = jest.fn();
let fail: (error: Error) => void;

/** The part of a place that the reader has opened and may close again. */
const part = (hidden: boolean) => (
  <LazyPart
    load={() => new Promise<never>((_, reject) => (fail = reject))}
    props={{}}
    onDismiss={onDismiss}
    hidden={hidden}
  />
);
const broken = () => act(() => Promise.resolve(fail(new Error('offline'))));

beforeEach(() => onDismiss.mockReset());

test('in a closed place, neither loading nor a failure is told', async () => {
  const { rerender } = render(part(false));
  rerender(part(true));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await broken();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  rerender(part(false));
  expect(screen.getByRole('alert')).toHaveTextContent('offline');
});

test('there, Escape cancels nothing', async () => {
  const { rerender } = render(part(false));
  rerender(part(true));
  await userEvent.keyboard('{Escape}');
  expect(onDismiss).not.toHaveBeenCalled();

  rerender(part(false));
  await userEvent.keyboard('{Escape}');
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('if what opened the part has gone, a failure takes the focus that was lost with it', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  render(part(false));
  opener.remove();
  expect(document.body).toHaveFocus();
  await broken();

  expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
});
