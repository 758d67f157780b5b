import { render, screen } from '@testing-library/react';
import { configuredClient } from '../../../src/search/configuredClient';
import { fakeClient, hit } from './fakeClient';
import { resultsOf, told } from './resultsOf';

jest.mock('../../../src/search/loadClient');

test('links to other sites and their sections are left to the browser, links within the site are not', async () => {
  const { client } = fakeClient({
    roles: [
      hit({ page: 'Roles', heading: 'Limits' }),
      hit({ page: 'Seats' }),
      hit({ page: 'Groups' }),
      hit({ page: 'Groups', heading: 'Owners' }),
    ],
  });
  const search = {
    searchPagePath: '/search',
    contextualSearch: false,
    externalUrlRegex: '/docs/(roles|groups)',
  };
  render(resultsOf({ client: configuredClient(client, { search, locale: 'en', tags: [] }) }));
  await told('4 results for “roles”');

  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('target')])).toEqual([
    ['Roles', '_self'],
    ['Limits', '_self'],
    ['Seats', null],
    ['Groups', '_self'],
    ['Owners', '_self'],
  ]);
});
