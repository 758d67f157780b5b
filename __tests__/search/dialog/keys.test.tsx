import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { SearchClient, SearchRequest } from '../../../src/search/engine/contract';
import { active, dialog, drawDialog, field, options } from './drawDialog';
import { fakeClient, hit, response } from './fakeSearch';

const three = () => [
  { titles: ['One'] as const },
  { titles: ['Two'] as const },
  { titles: ['Three'] as const },
];

async function drawResults(found: () => { titles: readonly [string] }[] = three) {
  const drawn = await drawDialog(fakeClient(found));
  await drawn.user.type(field(), 'e');
  await screen.findAllByRole('option');
  return drawn;
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('no option is active until an arrow key is pressed, and the focus stays in the field', async () => {
  const { user } = await drawResults();
  expect(active()).toBeNull();

  await user.keyboard('{ArrowDown}');
  expect(active()).toHaveTextContent('One');
  expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual([
    'true',
    'false',
    'false',
  ]);
  expect(field()).toHaveFocus();
});

test.each([
  ['{ArrowDown}{ArrowDown}', 'Two'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}', 'One'],
  ['{ArrowUp}', 'Three'],
  ['{ArrowDown}{End}', 'Three'],
  ['{ArrowUp}{Home}', 'One'],
])('%s moves to %s', async (keys, title) => {
  const { user } = await drawResults();
  await user.keyboard(keys);

  expect(active()).toHaveTextContent(title);
});

test('ArrowUp on the first option leaves no option active', async () => {
  const { user } = await drawResults();
  await user.keyboard('{ArrowDown}{ArrowUp}');

  expect(active()).toBeNull();
});

test('while no option is active, Home and End move the cursor in the field', async () => {
  const { user } = await drawResults();
  await user.keyboard('{Home}');
  expect(active()).toBeNull();
  expect(field().selectionStart).toBe(0);

  await user.keyboard('{End}');
  expect(active()).toBeNull();
  expect(field().selectionStart).toBe(1);
});

test('typing deactivates the active option', async () => {
  const { user } = await drawResults();
  await user.keyboard('{ArrowDown}x');

  expect(active()).toBeNull();
});

test.each([
  ['the first result', '{Enter}', '/docs/one'],
  ['the active one', '{ArrowUp}{Enter}', '/docs/three'],
])('Enter follows %s in place and closes the dialog', async (_which, keys, href) => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user, followed } = await drawResults();
  await user.keyboard(keys);

  expect(followed).toEqual([href]);
  expect(opened).not.toHaveBeenCalled();
  expect(dialog()).not.toBeInTheDocument();
});

test.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])(
  '%s opens a result in a new tab and keeps the dialog open',
  async (keys) => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user, followed } = await drawResults();
    await user.keyboard(`{ArrowDown}{ArrowDown}${keys}`);

    expect(opened.mock.calls).toEqual([['http://localhost/docs/two', '_blank', 'noopener']]);
    expect(followed).toEqual([]);
    expect(dialog()).toBeInTheDocument();
  },
);

test('a click follows a result and closes the dialog; a modified click is left to the browser', async () => {
  const { user, followed } = await drawResults();
  await user.keyboard('{Control>}');
  await user.click(options()[1]!);
  await user.keyboard('{/Control}');
  expect(dialog()).toBeInTheDocument();
  expect(field()).toHaveFocus();

  await user.click(options()[2]!);
  expect(followed).toEqual(['/docs/two', '/docs/three']);
  expect(dialog()).not.toBeInTheDocument();
});

/** A dialog in which `s` and the given keys were typed, and a function that releases the answer. */
async function drawLate(keys: string) {
  let answer: () => void = () => undefined;
  const client = {
    search: (requests: readonly SearchRequest[]) =>
      new Promise((resolve) => {
        const results = requests.map((one) => response(one, [hit('s', { titles: ['Late'] })]));
        answer = () => resolve({ results });
      }),
  } as unknown as SearchClient;
  const { user, followed } = await drawDialog(client);
  await user.type(field(), `s${keys}`);
  expect(followed).toEqual([]);
  return { followed, answer: () => act(() => Promise.resolve(answer())) };
}

test('Enter pressed before the results arrive opens the first of them', async () => {
  const { followed, answer } = await drawLate('{Enter}');
  await answer();

  await waitFor(() => expect(followed).toEqual(['/docs/late']));
  expect(dialog()).not.toBeInTheDocument();
});

test('Ctrl+Enter pressed before the results arrive opens the first in a new tab', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const { followed, answer } = await drawLate('{Control>}{Enter}{/Control}');
  await answer();

  await waitFor(() =>
    expect(opened.mock.calls).toEqual([['http://localhost/docs/late', '_blank', 'noopener']]),
  );
  expect(followed).toEqual([]);
  expect(dialog()).toBeInTheDocument();
});

test.each([
  ['during composition', { isComposing: true }],
  ['in Safari just after composition', { keyCode: 229 }],
])('a key used by an input method does nothing else %s', async (_, word) => {
  const { followed } = await drawResults();
  for (const key of ['ArrowDown', 'Enter', 'Escape']) fireEvent.keyDown(field(), { key, ...word });

  expect(active()).toBeNull();
  expect(followed).toEqual([]);
  expect(dialog()).toBeInTheDocument();
});

test('moving to an option after an early Enter cancels opening the first result', async () => {
  const client = fakeClient(three);
  const { user, followed } = await drawDialog(client);
  await user.type(field(), 'e');
  await screen.findAllByRole('option');
  let answer: () => void = () => undefined;
  client.search.mockImplementationOnce((requests) => {
    const results = requests.map((one) => response(one, [hit('ex', { titles: ['Late'] })]));
    return new Promise((resolve) => (answer = () => resolve({ results })));
  });
  await user.keyboard('x{Enter}{ArrowDown}');
  await act(() => Promise.resolve(answer()));

  expect(await screen.findByRole('option')).toHaveTextContent('Late');
  expect(followed).toEqual([]);
  expect(dialog()).toBeInTheDocument();
});

test('ArrowDown at the end of the list fetches more results and moves to the first of them', async () => {
  const many = Array.from({ length: 22 }, (_, index) => ({ titles: [`Hit ${index}`] as const }));
  const { user } = await drawResults(() => many);
  await user.keyboard('{ArrowDown}{End}');

  await waitFor(() => expect(active()).toHaveTextContent('Hit 20'));
  expect(options()).toHaveLength(22);
});

test.each([
  ['Escape', (user: { keyboard(keys: string): Promise<void> }) => user.keyboard('{Escape}')],
  [
    'the Close button',
    (user: { click(element: Element): Promise<void> }) =>
      user.click(screen.getByRole('button', { name: 'Close' })),
  ],
])('%s closes the dialog and returns the focus', async (_how, close) => {
  const { user } = await drawResults();
  await close(user);

  expect(dialog()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('a click outside closes it', async () => {
  const { user } = await drawResults();
  await user.click(dialog()!);

  expect(dialog()).not.toBeInTheDocument();
});
