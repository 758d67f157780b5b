import { act, renderHook } from '@testing-library/react';
import { useSuggestions } from '../../../src/search/results/useSuggestions';
import { fakeClient } from '../dialog/fakeSearch';

test('late suggestions for an older query do not replace those for a newer one', async () => {
  const client = fakeClient((query) => [{ titles: [`About ${query}`] }]);
  const answer = client.search.getMockImplementation()!;
  let late: () => void = () => undefined;
  client.search.mockImplementationOnce(async (requests) => {
    await new Promise<void>((resolve) => (late = resolve));
    return answer(requests);
  });
  const { result, rerender } = renderHook(({ query }) => useSuggestions(client, query), {
    initialProps: { query: 'olde' },
  });
  rerender({ query: 'newe' });
  await act(() => Promise.resolve());
  expect(result.current).toEqual(['About new']);

  await act(() => Promise.resolve(late()));
  expect(result.current).toEqual(['About new']);
});
