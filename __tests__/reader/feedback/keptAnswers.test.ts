import type { Answer } from '../../../src/reader/feedback/answer';
import { keepAnswer, sendKeptAnswers } from '../../../src/reader/feedback/keptAnswers';

const answer: Answer = { path: '/docs', answer: 'no', reason: '', text: 'Where is it?' };
const other = { ...answer, path: '/docs/api' };

test('while one kept answer is being sent, the others stay stored', () => {
  localStorage.setItem('feedback', JSON.stringify([answer, other]));
  const fetch = jest.fn(() => new Promise<Response>(() => undefined));
  window.fetch = fetch as typeof window.fetch;
  void sendKeptAnswers('https://feedback.example');

  expect(fetch).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('feedback')).toBe(JSON.stringify([other]));
});

test('an answer that the browser refuses to store is not sent behind the back of a reader who was told so', async () => {
  localStorage.setItem('feedback', JSON.stringify([other]));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation((_key, value) => {
    if (value.length > 80) throw new DOMException('The quota is used up.', 'QuotaExceededError');
  });
  expect(keepAnswer({ ...answer, text: 'x'.repeat(80) })).toBe(false);
  full.mockRestore();

  const fetch = jest.fn(() => Promise.resolve(new Response()));
  window.fetch = fetch;
  await sendKeptAnswers('https://feedback.example');
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledWith(
    'https://feedback.example',
    expect.objectContaining({ body: JSON.stringify(other) }),
  );
});
