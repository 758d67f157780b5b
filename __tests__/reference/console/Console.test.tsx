import { within } from '@testing-library/react';
import { fill, open, shownAnswer } from './support';

beforeEach(() => localStorage.clear());

test('a console says that it is a sandbox and needs no token', () => {
  const { console } = open('RunProject');

  expect(
    console.getByText(/A sandbox: nothing is sent, and no token is needed\./),
  ).toBeInTheDocument();
  expect(console.queryByLabelText(/token/i)).not.toBeInTheDocument();
});

test('sending the sample unchanged gets the contract’s response', async () => {
  const { send, told } = open('RunProject');
  await send();

  expect(shownAnswer()).toEqual([
    '201 Created',
    expect.objectContaining({ runId: '019a2d61-7c1e-7001-9a54-4a2c5f0f8e21' }),
  ]);
  expect(told()).toHaveTextContent(/^Response with status 201\.$/);
});

describe('requests that the contract rejects are rejected here with the same payload', () => {
  test('viewId with inputParams', async () => {
    const { console, user, send } = open('RunProject');
    await fill(user, console.getByLabelText('viewId'), '746f9d14-bf91-4c30-9b13-43cafc8e5c47');
    await send();

    expect(shownAnswer()).toEqual([
      '422 Unprocessable Content',
      {
        reason: 'A run takes viewId or inputParams, not both.',
        traceId: '3c8f1b7e5d2a4c6e9f0b1a2d3c4e5f60',
      },
    ]);
    expect(console.getByLabelText('viewId')).toHaveAccessibleDescription(
      /^A run takes its inputs from viewId or from inputParams, not from both\./,
    );
  });

  test('a page of 101', async () => {
    const { console, user, send } = open('ListProjects');
    await fill(user, console.getByLabelText('limit'), '101');
    await send();

    expect(shownAnswer()).toEqual([
      '400 Bad Request',
      {
        reason: 'limit must be at most 100.',
        details: 'Received: 101',
        traceId: 'f8db0c99939108d937db5f817d2c0b48',
      },
    ]);
  });

  test('day 31', async () => {
    const { console, user, send } = open('EditDataConnection');
    await user.selectOptions(
      console.getByLabelText('Example'),
      'Refresh the schema on the first of each month',
    );
    const day = console.getByLabelText('day');
    await fill(user, day, '31');
    await send();

    expect(shownAnswer()).toEqual([
      '400 Bad Request',
      {
        reason: 'day must be at most 28.',
        details: 'schemaRefreshSchedule.monthly.day, received: 31',
        traceId: '10b514b333fb45985dcb315c2904c50c',
      },
    ]);
    expect(day).toHaveAccessibleDescription(/^Must be at most 28\. .*\b28\b/);
  });
});

test('the first invalid field gets the focus, and the others are counted', async () => {
  const { console, user, send, told } = open('ListProjects');
  await fill(user, console.getByLabelText('creatorEmail'), 'ana');
  await fill(user, console.getByLabelText('limit'), '0');
  expect(console.getByLabelText('limit')).not.toHaveAttribute('aria-invalid');
  await send();

  expect(console.getByLabelText('creatorEmail')).toHaveFocus();
  expect(console.getByLabelText('creatorEmail')).toBeInvalid();
  expect(told()).toHaveTextContent(/^Refused with 400\. 2 fields do not match the contract\.$/);
});

test('a fixed problem disappears without sending again', async () => {
  const { console, user, send } = open('ListProjects');
  const limit = console.getByLabelText('limit');
  await fill(user, limit, '101');
  await send();
  await fill(user, limit, '100');

  expect(limit).toBeValid();
  expect(console.getByText('The request is valid now. Send it again.')).toBeInTheDocument();
});

test('the request follows the form, in each language', async () => {
  const { console, user } = open('ListProjects');
  await fill(user, console.getByLabelText('limit'), '7');
  await user.selectOptions(console.getByLabelText('sortBy'), 'LAST_PUBLISHED_AT');

  expect(console.getByText(/^curl /)).toHaveTextContent('limit=7&sortBy=LAST_PUBLISHED_AT');
  expect(console.getByText(/^curl /)).toHaveTextContent('Bearer $HEX_API_TOKEN');
  for (const [language, start] of [
    ['Python', /^import os/],
    ['TypeScript', /^const response = await fetch/],
    ['R', /^library\(httr2\)/],
  ] as const) {
    await user.click(console.getByRole('radio', { name: language }));
    expect(console.getByText(start)).toHaveTextContent('LAST_PUBLISHED_AT');
  }
});

test('the options of a choice explain their values', () => {
  const { console } = open('ListProjects');
  const choice = within(console.getByLabelText('sortDirection'));

  expect(choice.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Not sent',
    'DESC – Newest first, or from Z to A',
    'ASC – Oldest first, or from A to Z',
  ]);
});

test('list entries can be added and removed, and the focus stays near', async () => {
  const { console, user } = open('ListProjects');
  const list = within(console.getByRole('group', { name: 'statuses' }));
  await user.click(list.getByRole('button', { name: 'Add to statuses' }));
  await fill(user, list.getByLabelText('statuses 1'), 'Draft');
  expect(console.getByText(/^curl /)).toHaveTextContent('statuses=Draft');

  await user.click(list.getByRole('button', { name: 'Remove statuses 1' }));
  expect(list.queryByLabelText('statuses 1')).not.toBeInTheDocument();
  expect(list.getByRole('button', { name: 'Add to statuses' })).toHaveFocus();
  expect(console.getByText(/^curl /)).not.toHaveTextContent('statuses');
});

test('one button adds and removes an optional object, and keeps the focus', async () => {
  const { console, user } = open('EditGroup');
  await user.click(console.getByRole('button', { name: 'Reset' }));
  const button = console.getByRole('button', { name: /^(?:Add|Leave out) members$/ });
  const before = button.textContent;
  await user.click(button);

  expect(button.textContent).not.toBe(before);
  expect(button).toHaveFocus();
});

test('a nullable value can be sent as null', async () => {
  const { console, user } = open('EditDataConnection');
  await user.click(console.getByRole('checkbox', { name: 'Send description as null' }));

  expect(console.getByText(/^curl /)).toHaveTextContent('"description": null');
});

test('another alternative shows its own fields', async () => {
  const { console, user, send } = open('CreateDataConnection');
  await user.selectOptions(console.getByLabelText('Kind of connectionDetails'), 'bigquery');
  expect(console.getByLabelText('serviceAccountJsonConfig')).toHaveAttribute('type', 'password');
  await send();

  expect(console.getByLabelText('projectId')).toHaveAccessibleDescription(
    /^This field is required\./,
  );
});

test('an example fills the form and has its own response', async () => {
  const { console, user, send } = open('RunProject');
  await user.selectOptions(console.getByLabelText('Example'), 'Inputs and filters of a saved view');
  expect(console.getByLabelText('viewId')).toHaveValue('746f9d14-bf91-4c30-9b13-43cafc8e5c47');
  await send();

  expect(shownAnswer()).toEqual(['201 Created', expect.objectContaining({ notifications: [] })]);
});

test('the contract’s other responses can be viewed', async () => {
  const { console, user, send } = open('CancelRun');
  await send();
  expect(console.getByText('This response has no body.')).toBeInTheDocument();

  await user.selectOptions(console.getByLabelText('Show'), '401 – The token has expired');
  expect(shownAnswer()[0]).toBe('401 Unauthorized');
});

test('a request can be sent by keyboard alone', async () => {
  const { console, user } = open('GetProject');
  await user.click(console.getByLabelText('projectId'));
  await user.keyboard('{Enter}');

  expect(shownAnswer()[0]).toBe('200 OK');
});
