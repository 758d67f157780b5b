import { render, screen, within } from '@testing-library/react';
import { NEW_LINKS } from '../../../src/data/newLinks';
import { fakeClient, hit, MARK } from './fakeClient';
import { heldBack, listed, resultsOf, settled, told } from './resultsOf';

jest.mock('../../../src/search/loadClient');

const index = {
  roles: [
    hit({ heading: `Change ${MARK('roles')}`, content: `An admin changes ${MARK('roles')}.` }),
    hit({ page: 'Groups' }),
    hit({ page: MARK('Roles') }),
    hit({ page: 'Seats', heading: 'Limits' }),
  ],
  seats: [hit({ page: 'Seats' })],
};

test('the number of results is shown, and each page is listed once with its sections', async () => {
  render(resultsOf(fakeClient(index)));
  await told('4 results for “roles”');

  expect(listed()).toEqual(['Roles', 'Groups', 'Seats']);
  const [roles] = screen.getAllByRole('listitem');
  const links = within(roles!).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Roles', '/docs/roles'],
    ['Change roles', '/docs/roles#change-roles'],
  ]);
});

test('a page is listed with its breadcrumbs, whether it matched itself or one of its sections did', async () => {
  render(resultsOf(fakeClient(index)));
  await told('4 results for “roles”');

  for (const heading of screen.getAllByRole('heading', { level: 2 })) {
    expect(heading.closest('li')).toHaveTextContent(/^Docs › Collaborate/);
  }
});

test('the links of each answer are announced, so that their pages can be prefetched', async () => {
  const announced: (string | null)[][] = [];
  const note = () => announced.push(listed());
  window.addEventListener(NEW_LINKS, note);
  const source = fakeClient(index);
  const { rerender } = render(resultsOf(source));
  await screen.findByRole('link', { name: 'Groups' });
  expect(announced.at(-1)).toEqual(['Roles', 'Groups', 'Seats']);

  rerender(resultsOf({ ...source, query: 'seats' }));
  await settled();
  expect(announced.at(-1)).toEqual(['Seats']);
  window.removeEventListener(NEW_LINKS, note);
});

test('matches are marked in titles and snippets', async () => {
  const { container } = render(resultsOf(fakeClient(index)));
  await told('4 results for “roles”');

  const marks = [...container.querySelectorAll('mark')];
  expect(marks.map((mark) => [mark.textContent, mark.parentElement?.textContent])).toEqual([
    ['Roles', 'Roles'],
    ['roles', 'Change roles'],
    ['roles', 'An admin changes roles.'],
  ]);
});

test('markup in records and in the query is shown as text', async () => {
  const evil = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  const found = hit({ page: MARK(evil), content: evil + MARK(evil) });
  const { container } = render(resultsOf({ ...fakeClient({ [evil]: [found] }), query: evil }));
  await told(`1 result for “${evil}”`);

  expect(container.querySelectorAll('img, script')).toHaveLength(0);
  expect(screen.getByRole('link', { name: evil })).toBeInTheDocument();
  expect(listed()).toEqual([evil]);
});

test('the query is sent once, with the parameters that the page needs', async () => {
  const fake = fakeClient(index);
  render(resultsOf(fake));
  await told('4 results for “roles”');

  expect(fake.asked).toEqual([
    expect.objectContaining({
      query: 'roles',
      page: 0,
      hitsPerPage: 20,
      facets: ['docusaurus_tag'],
      facetingAfterDistinct: true,
      highlightPreTag: '__ais-highlight__',
      highlightPostTag: '__/ais-highlight__',
    }),
  ]);
});

test('the results of a query stay until those of the next arrive', async () => {
  const { gate, letOut } = heldBack();
  const fake = fakeClient(index, gate);
  const { rerender } = render(resultsOf(fake));
  await settled();
  await letOut('roles');
  rerender(resultsOf({ ...fake, query: 'seats' }));
  await settled();
  await told('4 results for “roles”');
  expect(listed()).toEqual(['Roles', 'Groups', 'Seats']);
  await letOut('seats');

  await told('1 result for “seats”');
  expect(listed()).toEqual(['Seats']);
});

test('a late answer does not replace a newer one', async () => {
  const { gate, letOut } = heldBack();
  const fake = fakeClient(index, gate);
  const { rerender } = render(resultsOf(fake));
  await settled();
  rerender(resultsOf({ ...fake, query: 'seats' }));
  await settled();
  expect(fake.queries()).toEqual(['roles', 'seats']);
  await letOut('seats');
  await letOut('roles');

  await told('1 result for “seats”');
  expect(listed()).toEqual(['Seats']);
});
