import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { questionTree } from '../../../src/build/pageTools/questionTree';
import { siteFrame } from '../../../src/data/siteFrame';
import { askForFeedback } from '../../../src/reader/feedback/askForFeedback';
import { sendKeptWhenOnline } from '../../../src/reader/feedback/sendKeptWhenOnline';
import { renderTree } from '../../../src/ui/renderTree';
import { renderToStaticMarkup } from 'react-dom/server';

const ENDPOINT = 'https://answers.example.com/pages';
const WRITTEN = { path: '/docs/runs', answer: 'no', reason: 'wrong', text: 'The limit is 10.' };
const send = jest.fn<Promise<unknown>, [string, RequestInit]>();

beforeAll(() => {
  Object.assign(siteFrame, { feedback: ENDPOINT });
  askForFeedback();
});
beforeEach(() => {
  localStorage.clear();
  line(true);
  window.fetch = send as unknown as typeof fetch;
  send.mockReset().mockResolvedValue({ ok: true });
  window.history.replaceState(null, '', '/docs/runs/?tab.language=R#limits');
  document.body.innerHTML = renderToStaticMarkup(renderTree(questionTree));
});

function line(up: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: up, configurable: true });
}
const sent = () => send.mock.calls.map(([, { body }]) => JSON.parse(body as string) as unknown);
/** Flushes everything that is already due. */
const settled = () => new Promise((done) => setTimeout(done, 20));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function answer(name: 'Yes' | 'No') {
  await press(name);
  await screen.findByRole('group', {
    name: name === 'Yes' ? 'What helped most?' : 'What went wrong?',
  });
}

async function write() {
  await answer('No');
  await userEvent.click(screen.getByRole('radio', { name: 'Something is wrong or out of date' }));
  await userEvent.type(screen.getByRole('textbox'), 'The limit is 10.');
}

test('an answer opens the form and focuses its first field', async () => {
  await answer('Yes');

  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText(/nothing about you/)).toBeInTheDocument();
});

test('page, answer, reason and text are sent, and nothing else', async () => {
  await write();
  await press('Send');

  expect(await screen.findByText('Thank you. Your answer was sent.')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Thank you');
  expect(sent()).toEqual([WRITTEN]);
  expect(send).toHaveBeenCalledWith(
    ENDPOINT,
    expect.objectContaining({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' }),
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a reason and a text may be left out', async () => {
  await answer('Yes');
  await userEvent.keyboard('{Enter}');

  await screen.findByText('Thank you. Your answer was sent.');
  expect(sent()).toEqual([{ path: '/docs/runs', answer: 'yes', reason: '', text: '' }]);
});

test('another answer asks another question but keeps the text', async () => {
  await write();
  await answer('Yes');

  expect(screen.getByRole('textbox')).toHaveValue('The limit is 10.');
  expect(screen.queryByText('What went wrong?')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'false');
});

test('Cancel returns to the question', async () => {
  await answer('No');
  await press('Cancel');

  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'No' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'No' })).not.toHaveAttribute('aria-pressed');
});

test.each([
  ['does not answer', () => send.mockRejectedValueOnce(new TypeError('failed'))],
  ['refuses', () => send.mockResolvedValueOnce({ ok: false, status: 500 })],
])('when the server %s, the text is kept and can be sent again', async (_what, fail) => {
  await write();
  fail();
  await press('Send');

  await screen.findByText(
    'Your answer could not be sent. What you wrote is still here: try again.',
  );
  expect(screen.getByRole('textbox')).toHaveValue('The limit is 10.');
  expect(localStorage).toHaveLength(0);

  await press('Try again');
  await screen.findByText('Thank you. Your answer was sent.');
  expect(sent()).toEqual([WRITTEN, WRITTEN]);
});

test('an answer is sent once, no matter how often the button is pressed', async () => {
  await answer('No');
  send.mockReturnValue(new Promise(() => undefined));
  await press('Send');
  await press('Send');

  expect(screen.getByRole('status')).toHaveTextContent('Sending…');
  expect(send).toHaveBeenCalledTimes(1);
});

test('a request without a response times out', async () => {
  const clock = new AbortController();
  const wait = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  await write();
  send.mockImplementationOnce(
    (_, { signal }) =>
      new Promise((_done, fail) => {
        signal?.addEventListener('abort', () => fail(signal.reason as Error));
      }),
  );
  await press('Send');
  expect(wait).toHaveBeenCalledWith(15_000);
  clock.abort();

  await screen.findByText(/^Your answer could not be sent/);
  expect(screen.getByRole('textbox')).toHaveValue('The limit is 10.');
  wait.mockRestore();
});

test('an answer cannot be cancelled or changed while it is being sent', async () => {
  await answer('No');
  let respond: (response: unknown) => void = () => undefined;
  send.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  await press('Send');

  for (const name of ['Cancel', 'Yes', 'No'])
    expect(screen.getByRole('button', { name })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();

  respond({ ok: false, status: 500 });
  await screen.findByText(/^Your answer could not be sent/);
  for (const name of ['Cancel', 'Yes', 'No'])
    expect(screen.getByRole('button', { name })).toBeEnabled();
});

test('answers given offline are kept, and sent once on the next online visit', async () => {
  line(false);
  await write();
  await press('Send');
  await waitFor(() => expect(screen.getByText(/^Thank you\. You are offline/)).toHaveFocus());
  expect(send).not.toHaveBeenCalled();
  sendKeptWhenOnline(ENDPOINT);
  expect(send).not.toHaveBeenCalled();

  line(true);
  sendKeptWhenOnline(ENDPOINT);
  await waitFor(() => expect(sent()).toEqual([WRITTEN]));
  expect(localStorage).toHaveLength(0);
});

const keep = (answers: unknown) => localStorage.setItem('feedback', JSON.stringify(answers));
const kept = () => JSON.parse(localStorage.getItem('feedback') ?? '[]') as unknown;

test.each([
  ['has an internal error', () => send.mockResolvedValueOnce({ ok: false, status: 503 })],
  ['is overloaded', () => send.mockResolvedValueOnce({ ok: false, status: 429 })],
  ['cannot be reached', () => send.mockRejectedValueOnce(new TypeError('failed'))],
])('an answer is kept for another visit when the server %s', async (_why, fail) => {
  keep([WRITTEN, { ...WRITTEN, path: '/docs/api' }]);
  fail();
  sendKeptWhenOnline(ENDPOINT);

  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(kept()).toEqual([WRITTEN]));
});

test.each([400, 404, 413])('an answer rejected with %i is not sent again', async (status) => {
  keep([WRITTEN, { ...WRITTEN, path: '/docs/api' }]);
  send.mockResolvedValueOnce({ ok: false, status });
  sendKeptWhenOnline(ENDPOINT);

  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  await settled();
  expect(localStorage).toHaveLength(0);
});

test('anything in storage that is not an answer is not sent', async () => {
  keep([null, 'no', {}, { ...WRITTEN, answer: 'maybe' }, { ...WRITTEN, text: 1 }, WRITTEN]);
  sendKeptWhenOnline(ENDPOINT);

  await settled();
  expect(sent()).toEqual([WRITTEN]);
});

test('only the newest twenty answers are kept', async () => {
  const old = Array.from({ length: 20 }, (_, index) => ({ ...WRITTEN, path: `/docs/${index}` }));
  keep(old);
  line(false);
  await write();
  await press('Send');

  await screen.findByText(/^Thank you\. You are offline/);
  expect(kept()).toEqual([...old.slice(1), WRITTEN]);
});

test('unreadable stored answers are removed', async () => {
  localStorage.setItem('feedback', '{');
  sendKeptWhenOnline(ENDPOINT);

  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(send).not.toHaveBeenCalled();
});

test('without storage the text stays in the form', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('storage is switched off', 'SecurityError');
  });
  line(false);
  await write();
  await press('Send');

  await screen.findByText(/^Your answer could not be sent/);
  expect(screen.getByRole('textbox')).toHaveValue('The limit is 10.');
  jest.restoreAllMocks();
});
