import { fill, open } from './support';

test('a free-form object is written as JSON, and rejected while it is not an object', async () => {
  const { console, user, send } = open('RunProject');
  const editor = console.getByLabelText('inputParams, as JSON');
  await fill(user, editor, '{"region": ');
  await send();
  expect(editor).toHaveAccessibleDescription('Must be a JSON object.');
  expect(editor).toHaveFocus();

  await fill(user, editor, '{"region": "Asia"}');
  expect(editor).toBeValid();
  expect(console.getByText(/^curl /)).toHaveTextContent('"region": "Asia"');
});

test('a number that JavaScript would change is rejected until it is quoted', async () => {
  const { console, user, send } = open('RunProject');
  const editor = console.getByLabelText('inputParams, as JSON');
  await fill(user, editor, '{"order": 9223372036854775807}');
  await send();
  expect(editor).toHaveValue('{"order": 9223372036854775807}');
  expect(console.getByText(/^curl /)).not.toHaveTextContent('922337203685477600');
  expect(editor).toHaveAccessibleDescription(
    'Must have 9223372036854775807 in quotes: as a number it cannot be sent exactly.',
  );

  await fill(user, editor, '{"order": "9223372036854775807"}');
  expect(editor).toBeValid();
  expect(console.getByText(/^curl /)).toHaveTextContent('"order": "9223372036854775807"');
});

test('a problem deep in a free-form object is shown at its editor', async () => {
  const { console, user, send } = open('CreatePresignedUrl');
  const editor = console.getByLabelText('hexUserAttributes, as JSON');
  await fill(user, editor, '{"account_id": 1042}');
  await send();

  expect(editor).toHaveAccessibleDescription('account_id: Must be of type string.');
});

test('every problem in a free-form object is shown', async () => {
  const { console, user, send } = open('CreatePresignedUrl');
  const editor = console.getByLabelText('hexUserAttributes, as JSON');
  await fill(user, editor, '{"region": 1, "team": 2}');
  await send();

  expect(editor).toHaveAccessibleDescription(
    'region: Must be of type string. team: Must be of type string.',
  );
});
