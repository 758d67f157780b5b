import { act, screen, within } from '@testing-library/react';
import { siteFrame } from '../../../src/data/siteFrame';
import { drawDialog, field, options } from './drawDialog';
import { asked, fakeClient, response } from './fakeSearch';

const client = () =>
  fakeClient((query) =>
    'snowflake connection'.startsWith(query.toLowerCase()) && query.length > 2
      ? [{ titles: ['Snowflake connection'], content: '' }]
      : [],
  );
const none = (query: string) => screen.findByRole('heading', { name: `No results for “${query}”` });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a query without results says so and suggests titles that have some', async () => {
  const { user } = await drawDialog(client());
  await user.click(field());
  await user.paste('snowflaqe');
  await none('snowflaqe');

  const list = await screen.findByRole('list', { name: 'Try searching for' });
  await user.click(within(list).getByRole('button', { name: 'Snowflake connection' }));
  expect(await screen.findByRole('option')).toHaveAttribute('href', '/docs/snowflake-connection');
  expect(field()).toHaveValue('Snowflake connection');
  expect(field()).toHaveFocus();
});

test('the arrow keys move to the suggestions and back', async () => {
  const { user } = await drawDialog(client());
  await user.click(field());
  await user.paste('snowflaqe');
  const suggestion = await screen.findByRole('button', { name: 'Snowflake connection' });

  await user.keyboard('{ArrowDown}');
  expect(suggestion).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(field()).toHaveFocus();
});

test('nothing is suggested when no title is similar', async () => {
  const fake = client();
  const { user } = await drawDialog(fake);
  await user.click(field());
  await user.paste('qqqq');
  await none('qqqq');

  expect(asked(fake)).toEqual(['qqqq', 'qqq']);
  expect(screen.queryByText('Try searching for')).not.toBeInTheDocument();
  expect(options()).toEqual([]);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('to close')).toBeInTheDocument();
  expect(screen.queryByText('to choose')).not.toBeInTheDocument();
});

test('nothing is said or suggested for the next query before it is answered', async () => {
  const fake = client();
  const { user } = await drawDialog(fake);
  await user.click(field());
  await user.paste('qqqq');
  await none('qqqq');
  let answer: () => void = () => undefined;
  fake.search.mockImplementationOnce((requests) => {
    const results = requests.map((request) => response(request, []));
    return new Promise((resolve) => (answer = () => resolve({ results })));
  });
  await user.paste('wwww');

  expect(screen.getByRole('heading')).toHaveTextContent('No results for “qqqq”');
  expect(asked(fake)).toEqual(['qqqq', 'qqq', 'qqqqwwww']);
  await act(() => Promise.resolve(answer()));
  await none('qqqqwwww');
});

test('after emptying the field, a new query says nothing before it is answered', async () => {
  const fake = client();
  const { user } = await drawDialog(fake);
  await user.click(field());
  await user.paste('qqqq');
  await none('qqqq');
  await user.clear(field());
  fake.search.mockImplementationOnce(() => new Promise(() => undefined));
  await user.paste('snow');

  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('suggestions that fail to load are left out', async () => {
  const fake = client();
  const { user } = await drawDialog(fake);
  await user.click(field());
  fake.search.mockImplementationOnce((requests) => {
    fake.search.mockRejectedValueOnce(new Error('offline'));
    return Promise.resolve({ results: requests.map((request) => response(request, [])) });
  });
  await user.paste('snowflaqe');
  await none('snowflaqe');

  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('readers can report a missing result where a feedback address is configured', async () => {
  const { user } = await drawDialog(client());
  await user.click(field());
  await user.paste('qqqq');
  await none('qqqq');

  expect(screen.getByText(/Believe this query should return results\?/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    siteFrame.search.feedbackUrl,
  );
});

test('without a feedback address the question is not shown', async () => {
  jest.replaceProperty(siteFrame, 'search', { ...siteFrame.search, feedbackUrl: undefined });
  const { user } = await drawDialog(client());
  await user.click(field());
  await user.paste('qqqq');
  await none('qqqq');

  expect(screen.queryByText(/Believe this query/)).not.toBeInTheDocument();
});

test('the way to a person is offered, to which the arrows lead', async () => {
  const { user, followed } = await drawDialog(client());
  await user.click(field());
  await user.paste('qqqq');
  await none('qqqq');
  await user.keyboard('{ArrowDown}');

  const link = screen.getByRole('link', { name: 'Getting help' });
  expect(link).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(followed).toEqual([siteFrame.search.help?.to]);
});
