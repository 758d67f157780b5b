import { sendKeptAnswers } from '../../../src/reader/feedback/keptAnswers';

const answer = { path: '/docs', answer: 'no', reason: '', text: 'Where is it?' };
const other = { ...answer, path: '/docs/api' };

test('while one kept answer is being sent, the others stay stored', () => {
  localStorage.setItem('feedback', JSON.stringify([answer, other]));
  const fetch = jest.fn(() => new Promise<Response>(() => undefined));
  window.fetch = fetch as typeof window.fetch;
  void sendKeptAnswers('https://feedback.example');

  expect(fetch).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('feedback')).toBe(JSON.stringify([other]));
});
