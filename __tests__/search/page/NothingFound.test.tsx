import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteFrame } from '../../../src/data/siteFrame';
import { fakeClient, hit } from './fakeClient';
import { resultsOf, settled, told } from './resultsOf';

jest.mock('../../../src/search/loadClient');

// What is left of "dashbords" when its end is cut off.
const { client } = fakeClient({ dashbo: [hit({ page: 'Dashboards' })] });

async function draw(query: string, onSearch?: (query: string) => void) {
  render(resultsOf({ client, query, onSearch }));
  await told(`No results for “${query}”`);
  await settled();
}

test('titles that come near are offered as searches', async () => {
  await draw('dashbords');

  const list = screen.getByRole('list', { name: 'Try searching for' });
  expect(within(list).getByRole('link', { name: 'Dashboards' })).toHaveAttribute(
    'href',
    '/search?q=Dashboards',
  );
});

test('an offer that is taken becomes the query without loading the site anew', async () => {
  const asked = jest.fn();
  await draw('dashbords', asked);
  await userEvent.click(screen.getByRole('link', { name: 'Dashboards' }));

  expect(asked).toHaveBeenCalledWith('Dashboards');
  expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus();
});

test.each(['Control', 'Meta', 'Shift', 'Alt'])('an offer opens elsewhere with %s', async (key) => {
  const asked = jest.fn();
  // jsdom cannot follow links, and says so.
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
});

test('nothing is offered when no title comes near', async () => {
  await draw('zzz');

  expect(screen.queryByText('Try searching for')).not.toBeInTheDocument();
});

test('readers can tell that something should have been found', async () => {
  await draw('zzz');

  expect(screen.getByText(/^Believe this query should return results\?/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    siteFrame.search.feedbackUrl,
  );
});

test('titles for one query do not stand under the next one', async () => {
  const { client: failing } = fakeClient({ dashbo: [hit({ page: 'Dashboards' })] }, ({ query }) =>
    // What is left of it when its end is cut off.
    query === 'zzzz' ? Promise.reject(new Error('403')) : Promise.resolve(),
  );
  const { rerender } = render(resultsOf({ client: failing, query: 'dashbords' }));
  await screen.findByRole('link', { name: 'Dashboards' });
  rerender(resultsOf({ client: failing, query: 'zzzzzz' }));
  await told('No results for “zzzzzz”');
  await settled();

  expect(screen.queryByText('Try searching for')).not.toBeInTheDocument();
});
