import { act, renderHook } from '@testing-library/react';
import { useSuggestions } from '../../../src/search/results/useSuggestions';
import { fakeClient } from '../dialog/fakeSearch';

test('what is suggested late for an older query does not take the place of what is for the newer', async () => {
  const client = fakeClient((query) => [{ titles: [`About ${query}`] }]);
  const answer = client.search.getMockImplementation()!;
  let late: () => void = () => undefined;
  client.search.mockImplementationOnce(async (requests) => {
    await new Promise<void>((resolve) => (late = resolve));
    return answer(requests);
  });
  const { result, rerender } = renderHook(({ query }) => useSuggestions(client, 'learn', query), {
    initialProps: { query: 'olde' },
  });
  rerender({ query: 'newe' });
  await act(() => Promise.resolve());
  expect(result.current).toEqual(['About new']);

  await act(() => Promise.resolve(late()));
  expect(result.current).toEqual(['About new']);
});
