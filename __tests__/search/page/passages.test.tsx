import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeClient, hit, MARK } from './fakeClient';
import { heldBack, resultsOf, settled, told } from './resultsOf';

jest.mock('../../../src/search/loadClient');

const kept = hit({
  page: 'Trash',
  heading: 'What is kept',
  content: `${MARK('kept')} <b>30</b> days`,
});
const left = hit({ page: 'Trash', heading: 'What goes', content: 'All the rest.' });
const many = Array.from({ length: 25 }, (_, place) => hit({ page: `Page ${place}` }));
const index = { 'what is kept': many, 'what is left': many, seats: [hit({ page: 'Seats' })] };
const passages = { 'what is kept': [kept], 'what is left': [kept, left] };

/** The titles of the passages, above the results. */
const offered = () =>
  screen.queryAllByRole('blockquote').map((quote) => quote.parentElement?.querySelector('a')?.text);

test('passages appear above the results and are counted', async () => {
  render(resultsOf({ ...fakeClient(index, undefined, passages), query: 'what is left' }));
  await told('25 results for “what is left”, and 2 passages from the pages');

  expect(offered()).toEqual(['What is kept', 'What goes']);
});

test('the passages of a query stay until the next answer arrives, even if it has none', async () => {
  const { gate, letOut } = heldBack();
  const fake = fakeClient(index, gate, passages);
  const { rerender } = render(resultsOf({ ...fake, query: 'what is kept' }));
  await settled();
  await letOut('what is kept');
  expect(offered()).toEqual(['What is kept']);

  rerender(resultsOf({ ...fake, query: 'what is left' }));
  await settled();
  expect(offered()).toEqual(['What is kept']);
  await letOut('what is left');
  expect(offered()).toEqual(['What is kept', 'What goes']);

  rerender(resultsOf({ ...fake, query: 'seats' }));
  await settled();
  expect(offered()).toEqual(['What is kept', 'What goes']);
  await letOut('seats');
  expect(offered()).toEqual([]);
});

test('the passages of the previous query are not shown when a search fails', async () => {
  let broken = false;
  const gate = () => (broken ? Promise.reject(new Error('offline')) : Promise.resolve());
  const fake = fakeClient(index, gate, passages);
  const { rerender } = render(resultsOf({ ...fake, query: 'what is kept' }));
  await screen.findByRole('blockquote');
  broken = true;
  rerender(resultsOf({ ...fake, query: 'seats' }));
  await screen.findByRole('alert');

  expect(offered()).toEqual([]);
});

test('they stay while more results load, and when those fail', async () => {
  let broken = false;
  const gate = () => (broken ? Promise.reject(new Error('offline')) : Promise.resolve());
  render(resultsOf({ ...fakeClient(index, gate, passages), query: 'what is kept' }));
  await screen.findByRole('blockquote');
  broken = true;
  await userEvent.click(screen.getByRole('button', { name: 'Show more results' }));
  await screen.findByRole('alert');
  expect(offered()).toEqual(['What is kept']);
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await settled();

  expect(screen.getAllByRole('heading', { level: 2, name: /^Page/ })).toHaveLength(25);
  expect(offered()).toEqual(['What is kept']);
});
