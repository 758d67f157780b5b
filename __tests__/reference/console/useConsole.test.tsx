import { fill, open, shownAnswer } from './support';

test('a second response is announced like the first, and the focus stays', async () => {
  const { console, send, told } = open('RunProject');
  await send();
  const first = told().firstElementChild;
  await send();

  expect(told()).toHaveTextContent(/^Response with status 201\.$/);
  expect(told().firstElementChild).not.toBe(first);
  expect(console.getByRole('button', { name: 'Send' })).toHaveFocus();
});

test('sending again shows the new response instead of the example being viewed', async () => {
  const { console, user, send } = open('CancelRun');
  await send();
  await user.selectOptions(console.getByLabelText('Show'), '401 – The token has expired');
  await send();

  expect(console.getByLabelText('Show')).toHaveDisplayValue('The response to this request');
  expect(shownAnswer()[0]).toBe('204 No Content');
});

test('problems introduced after a response are not called refused', async () => {
  const { console, user, send, told } = open('ListProjects');
  await send();
  await fill(user, console.getByLabelText('limit'), '500');
  expect(told()).toHaveTextContent(
    /^One field does not match the contract anymore\. Send it again\.$/,
  );

  await fill(user, console.getByLabelText('creatorEmail'), 'ana');
  expect(told()).toHaveTextContent(
    /^2 fields do not match the contract anymore\. Send it again\.$/,
  );
});

test('another example keeps other input, which only a reset clears', async () => {
  const { console, user } = open('RunProject');
  const project = console.getByLabelText('projectId');
  const sample = (project as HTMLInputElement).value;
  await fill(user, project, '746f9d14-bf91-4c30-9b13-43cafc8e5c47');
  await user.selectOptions(console.getByLabelText('Example'), 'Inputs and filters of a saved view');
  expect(project).toHaveValue('746f9d14-bf91-4c30-9b13-43cafc8e5c47');

  await user.click(console.getByRole('button', { name: 'Reset' }));
  expect(project).toHaveValue(sample);
  expect(console.getByLabelText('viewId')).toHaveValue('746f9d14-bf91-4c30-9b13-43cafc8e5c47');
});
