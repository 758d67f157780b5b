import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteFrame } from '../../../src/data/siteFrame';
import { fakeClient, hit } from './fakeClient';
import { resultsOf, settled, told } from './resultsOf';

jest.mock('../../../src/search/loadClient');

// "dashbords" with its end cut off.
const { client } = fakeClient({ dashbo: [hit({ page: 'Dashboards' })] });

async function draw(query: string, onSearch?: (query: string) => void) {
  render(resultsOf({ client, query, onSearch }));
  await told(`No results for “${query}”`);
  await settled();
}

test('similar titles are suggested as searches', async () => {
  await draw('dashbords');

  const list = screen.getByRole('list', { name: 'Try searching for' });
  expect(within(list).getByRole('link', { name: 'Dashboards' })).toHaveAttribute(
    'href',
    '/search?q=Dashboards',
  );
});

test('following a suggestion changes the query without reloading the site', async () => {
  const asked = jest.fn();
  await draw('dashbords', asked);
  await userEvent.click(screen.getByRole('link', { name: 'Dashboards' }));

  expect(asked).toHaveBeenCalledWith('Dashboards');
  expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus();
});

test.each(['Control', 'Meta', 'Shift', 'Alt'])(
  'a suggestion opens in a new tab or window with %s',
  async (key) => {
    const asked = jest.fn();
    // jsdom cannot follow links, and logs that.
    const kept = jest.fn((event: Event) => {
      const prevented = event.defaultPrevented;
      event.preventDefault();
      return prevented;
    });
    await draw('dashbords', asked);
    document.addEventListener('click', kept, { once: true });
    const user = userEvent.setup();
    await user.keyboard(`{${key}>}`);
    await user.click(screen.getByRole('link', { name: 'Dashboards' }));

    expect(asked).not.toHaveBeenCalled();
    expect(kept).toHaveReturnedWith(false);
  },
);

test('nothing is suggested when no title is similar', async () => {
  await draw('zzz');

  expect(screen.queryByText('Try searching for')).not.toBeInTheDocument();
});

test('readers can report that something should have been found', async () => {
  await draw('zzz');

  expect(screen.getByText(/^Believe this query should return results\?/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    siteFrame.search.feedbackUrl,
  );
});

test('suggestions for one query are not shown under the next', async () => {
  const { client: failing } = fakeClient({ dashbo: [hit({ page: 'Dashboards' })] }, ({ query }) =>
    // The query with its end cut off.
    query === 'zzzz' ? Promise.reject(new Error('403')) : Promise.resolve(),
  );
  const { rerender } = render(resultsOf({ client: failing, query: 'dashbords' }));
  await screen.findByRole('link', { name: 'Dashboards' });
  rerender(resultsOf({ client: failing, query: 'zzzzzz' }));
  await told('No results for “zzzzzz”');
  await settled();

  expect(screen.queryByText('Try searching for')).not.toBeInTheDocument();
});

test('areas are no choice where none of them has results', async () => {
  await draw('zzzzzz');

  expect(screen.queryByRole('group', { name: 'Filter by area' })).not.toBeInTheDocument();
});
