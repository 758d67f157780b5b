import { render, screen, waitFor } from '@testing-library/react';
import { fakeClient, hit } from './fakeClient';
import { resultsOf, told } from './resultsOf';

jest.mock('../../../src/search/loadClient');

// A slow machine would take longer than the pause between two letters.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const status = () =>
  screen
    .queryAllByRole('status')
    .map((element) => element.textContent)
    .find(Boolean);

test('the number of results is shown immediately, and announced once the reader stops typing', async () => {
  const letters = ['r', 'ro', 'roles'];
  const fake = fakeClient(Object.fromEntries(letters.map((query) => [query, [hit({})]])));
  const { container, rerender } = render(resultsOf({ ...fake, query: 'r' }));
  const announced = new Set<string | undefined>();
  const observer = new MutationObserver(() => announced.add(status()));
  observer.observe(container, { subtree: true, childList: true, characterData: true });
  for (const query of letters) {
    rerender(resultsOf({ ...fake, query }));
    await told(`1 result for “${query}”`);
  }

  await waitFor(() => expect(status()).toBe('1 result for “roles”'));
  observer.disconnect();
  expect([...announced]).toEqual([undefined, '1 result for “roles”']);
});
