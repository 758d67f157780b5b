import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchClient } from '../../../src/search/engine/contract';
import { Passages } from '../../../src/search/results/Passages';
import { usePassages } from '../../../src/search/results/usePassages';
import { hit, MARK } from '../page/fakeClient';

const found = hit({
  page: 'Trash',
  heading: 'What is kept',
  content: `${MARK('kept')} <b>30</b> days`,
});

function clientWith(passages: SearchClient['passages']): SearchClient {
  return {
    search: () => Promise.reject(new Error('not asked for')),
    searchForFacetValues: () => Promise.reject(new Error('not asked for')),
    ...(passages && { passages }),
  };
}

function Shown({ client, query }: { client: SearchClient; query: string }) {
  return <Passages passages={usePassages(client, 'docs', query)} />;
}

test('passages are labelled as such, lead to their sections and are text, whatever they hold', async () => {
  render(<Shown client={clientWith(() => Promise.resolve([found]))} query="how long is it kept" />);
  const region = await screen.findByRole('region', { name: 'Passages from the docs' });

  expect(within(region).getByRole('link', { name: 'What is kept' })).toHaveAttribute(
    'href',
    '/docs/trash#what-is-kept',
  );
  expect(region).toHaveTextContent('kept <b>30</b> days');
  expect(region.querySelector('mark')).toHaveTextContent('kept');
  expect(region.querySelector('b')).toBeNull();
});

test('who opens one is heard', async () => {
  const opened = jest.fn();
  const passage = {
    id: '1',
    url: '#x',
    page: '/',
    group: '',
    title: 'Kept',
    titleMarked: '',
    crumbs: [],
    isPage: false,
  };
  render(<Passages passages={[passage]} onOpen={opened} />);
  await userEvent.click(screen.getByRole('link', { name: 'Kept' }));

  expect(opened).toHaveBeenCalledWith(passage);
});

test.each<[string, SearchClient['passages']]>([
  ['knows none', undefined],
  ['finds none', () => Promise.resolve([])],
  ['fails', () => Promise.reject(new Error('stopped'))],
])('a search that %s shows nothing', async (_what, passages) => {
  const { container } = render(<Shown client={clientWith(passages)} query="how long" />);
  await act(() => new Promise((done) => setTimeout(done, 20)));

  expect(container).toBeEmptyDOMElement();
});

test('those of another query are not shown', async () => {
  const client = clientWith(({ params }) =>
    params?.query === 'first' ? Promise.resolve([found]) : new Promise(() => undefined),
  );
  const { rerender } = render(<Shown client={client} query="first" />);
  await screen.findByRole('region');
  rerender(<Shown client={client} query="second" />);

  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
