import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadNavigation } from '../../../src/data/loadNavigation';
import { fakeClient, hit } from './fakeClient';
import { heldBack, listed, resultsOf, settled, told } from './resultsOf';

jest.mock('../../../src/search/loadClient');

jest.mock('../../../src/data/loadNavigation');
beforeEach(() => {
  jest.mocked(loadNavigation).mockResolvedValue({});
  window.history.replaceState(null, '', '/search?q=roles');
});

const index = {
  roles: [
    hit({ page: 'Roles' }),
    hit({ page: 'Old roles', tag: 'docs-v1' }),
    hit({ page: 'Hex basics', tag: 'tutorials' }),
    hit({ page: 'Groups' }),
  ],
  seats: [hit({ page: 'Seats', tag: 'changelog' })],
};

const choices = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => [radio.labels?.[0]?.textContent, radio.checked]);

async function draw() {
  const fake = fakeClient(index);
  const drawn = render(resultsOf(fake));
  await told('4 results for “roles”');
  return { ...drawn, ...fake };
}

test('the areas are listed with their result counts, and all versions of the docs are one area', async () => {
  await draw();

  expect(screen.getByRole('group', { name: 'Filter by area' })).toBeInTheDocument();
  expect(choices()).toEqual([
    ['All 4', true],
    ['Docs 3', false],
    ['Tutorials 1', false],
    ['Changelog 0', false],
  ]);
});

test('choosing an area narrows the results and keeps the counts of the others', async () => {
  await draw();
  await userEvent.click(screen.getByRole('radio', { name: 'Docs 3' }));

  await told('3 results for “roles” in Docs');
  expect(listed()).toEqual(['Roles', 'Old roles', 'Groups']);
  expect(choices()).toEqual([
    ['All 4', false],
    ['Docs 3', true],
    ['Tutorials 1', false],
    ['Changelog 0', false],
  ]);
  await userEvent.click(screen.getByRole('radio', { name: 'All 4' }));
  await told('4 results for “roles”');
});

test('the area is kept in the address, and the first search already uses it', async () => {
  const { unmount } = await draw();
  await userEvent.click(screen.getByRole('radio', { name: 'Docs 3' }));
  await told('3 results for “roles” in Docs');
  expect(window.location.search).toBe('?q=roles&area=docs-default-current,docs-v1');
  unmount();

  const again = fakeClient(index);
  render(resultsOf(again));
  await told('3 results for “roles” in Docs');
  expect(again.asked[0]?.facetFilters).toEqual([
    ['docusaurus_tag:docs-default-current', 'docusaurus_tag:docs-v1'],
  ]);
});

test('the arrow keys choose an area', async () => {
  await draw();
  screen.getByRole('radio', { name: 'Docs 3' }).focus();
  await userEvent.keyboard('{ArrowDown}');

  await told('1 result for “roles” in Tutorials');
  expect(screen.getByRole('radio', { name: 'Tutorials 1' })).toHaveFocus();
});

test('the area stays chosen for the next query; without results, all areas are one click away', async () => {
  const { client, rerender } = await draw();
  await userEvent.click(screen.getByRole('radio', { name: 'Docs 3' }));
  await told('3 results for “roles” in Docs');
  rerender(resultsOf({ client, query: 'seats' }));
  await told('No results for “seats” in Docs');
  await userEvent.click(screen.getByRole('button', { name: 'Search in all areas' }));

  await told('1 result for “seats”');
  expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus();
});

test('the area is announced with its results, not before', async () => {
  const { gate, letOut } = heldBack();
  render(resultsOf(fakeClient(index, gate)));
  await settled();
  await letOut('roles');
  await userEvent.click(screen.getByRole('radio', { name: 'Docs 3' }));
  await settled();

  expect(screen.getByRole('radio', { name: 'Docs 3' })).toBeChecked();
  await told('4 results for “roles”');
  await letOut('roles');
  await told('3 results for “roles” in Docs');
});
