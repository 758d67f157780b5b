import { open, shownAnswer } from './support';

beforeEach(() => localStorage.clear());

test('sent again, a request gets its own answer in place of the one that was looked at', async () => {
  const { console, user, send } = open('CancelRun');
  await send();
  await user.selectOptions(console.getByLabelText('Show'), '401 – The token has expired');
  await send();

  expect(console.getByLabelText('Show')).toHaveDisplayValue('The response to this request');
  expect(shownAnswer()[0]).toBe('204 No Content');
});

test('what became of a request is told anew each time, though the words are the same', async () => {
  const { send, told } = open('CancelRun');
  await send();
  const before = told().firstElementChild;
  await send();

  expect(told()).toHaveTextContent(/^Response with status 204\.$/);
  expect(told().firstElementChild).not.toBe(before);
});
