import { screen, waitFor } from '@testing-library/dom';
import { onInitialClientRender } from '../../src/app/onInitialClientRender';
import { fakeLoader } from './support/loader';

let mockFails = false;
let mockAttempts = 0;
jest.mock('../../src/reader/reader', () => {
  mockAttempts += 1;
  if (mockFails) throw new Error('The line is down.');
  return jest.requireActual<object>('../../src/reader/reader');
});

test('attempts to load the reader’s code become rarer while they fail', async () => {
  jest.useFakeTimers();
  fakeLoader({});
  mockFails = true;
  onInitialClientRender();
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  const attempts: number[] = [];
  for (const pause of [1000, 1000, 3000, 1000, 7000, 1000]) {
    await jest.advanceTimersByTimeAsync(pause);
    attempts.push(mockAttempts);
  }
  jest.useRealTimers();

  expect(attempts).toEqual([1, 2, 2, 3, 3, 4]);
});

test('a press made before the reader’s code has loaded takes effect afterwards, even if it took a second attempt', async () => {
  fakeLoader({});
  const writeText = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  window.fetch = jest.fn().mockResolvedValue({ ok: true, text: () => Promise.resolve('# Runs') });
  // Where the reader's tools look for new content, and which jsdom does not remove at the end.
  document.body.innerHTML = `
    <div id="___gatsby"><main>
      <div class="page-tools">
        <button>Copy page</button>
        <a href="/docs/runs.md" type="text/markdown">View as Markdown</a>
      </div>
      <p>A run executes a project.</p>
    </main></div>`;
  mockFails = true;
  onInitialClientRender();
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 500));
  mockFails = false;
  screen.getByRole('button', { name: 'Copy page' }).click();
  screen.getByText('A run executes a project.').click();

  expect(await screen.findByText('Page copied', {}, { timeout: 4000 })).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith('# Runs');
  screen.getByRole('button', { name: 'Copy page' }).click();
  await waitFor(() => expect(writeText).toHaveBeenCalledTimes(2));
});
