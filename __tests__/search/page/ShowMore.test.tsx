import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeAddress } from '../../../src/data/addressSearch';
import { fakeClient, hit } from './fakeClient';
import { translate } from '../../support/translate';
import { heldBack, listed, resultsOf, settled, told } from './resultsOf';

jest.mock('../../../src/search/loadClient');

const many = Array.from({ length: 45 }, (_, place) => hit({ page: `Page ${place}` }));
const index = { roles: many, groups: many, seats: [hit({ page: 'Seats' })] };

const { IntersectionObserver } = window;
const more = () => screen.queryByRole('button', { name: 'Show more results' });
const pagesAsked = (asked: readonly { page?: number }[]) => asked.map(({ page }) => page);

async function draw(gate?: () => Promise<void>) {
  const fake = fakeClient(index, gate);
  const drawn = render(resultsOf(fake));
  await told('45 results for “roles”');
  return { ...drawn, ...fake };
}

/** A window that the test can scroll: `reach` reports that the end of the list is near. */
function scrollable() {
  const watching = new Set<() => void>();
  window.IntersectionObserver = class {
    readonly tell: () => void;
    constructor(callback: IntersectionObserverCallback) {
      this.tell = () =>
        callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe = () => watching.add(this.tell);
    disconnect = () => watching.delete(this.tell);
  } as unknown as typeof window.IntersectionObserver;
  return {
    watching,
    reach: () => act(() => Promise.resolve([...watching].forEach((tell) => tell()))),
  };
}

beforeEach(() => window.history.replaceState(null, '', '/search'));
afterEach(() => {
  window.IntersectionObserver = IntersectionObserver;
});

test('the button fetches the next results and moves the focus to the first of them', async () => {
  await draw();
  expect(listed()).toHaveLength(20);
  expect(screen.getByText('20 of 45 shown')).toBeInTheDocument();
  await userEvent.click(more()!);
  await settled();

  expect(listed()).toHaveLength(40);
  expect(screen.getByRole('link', { name: 'Page 20' })).toHaveFocus();
});

test('on a page that the browser translates, fewer results can follow many', async () => {
  const { client, container, rerender } = await draw();
  translate(container);
  rerender(resultsOf({ client, query: 'seats' }));

  expect(await screen.findByText('1 result for “seats”', { selector: 'p' })).toBeInTheDocument();
  expect(container).not.toHaveTextContent('of 45 shown');
});

test('the focus is left alone if the reader has moved on before the results arrive', async () => {
  const { gate, letOut } = heldBack();
  render(
    <>
      <input aria-label="Elsewhere" />
      {resultsOf(fakeClient(index, gate))}
    </>,
  );
  await settled();
  await letOut('roles');
  await userEvent.click(more()!);
  await userEvent.type(screen.getByRole('textbox', { name: 'Elsewhere' }), 'a word');
  await letOut('roles');

  expect(listed()).toHaveLength(40);
  expect(screen.getByRole('textbox', { name: 'Elsewhere' })).toHaveFocus();
});

test.each([
  ['query', '45 results for “groups”', 'groups', '/search'],
  ['area', '45 results for “roles” in Docs', 'roles', '/search?area=docs-default-current'],
])(
  'a request for more before another %s does not move the focus later',
  async (_what, count, query, address) => {
    const { reach } = scrollable();
    const { gate, letOut } = heldBack();
    const { client } = fakeClient(index, gate);
    const { rerender } = render(resultsOf({ client }));
    await settled();
    await letOut('roles');
    await userEvent.click(more()!);
    act(() => changeAddress(new URL(address, window.location.href).href, 'replace'));
    rerender(resultsOf({ client, query }));
    await settled();
    await letOut(query);
    await told(count);
    act(() => more()!.blur());
    await reach();
    await letOut(query);

    expect(listed()).toHaveLength(40);
    expect(document.body).toHaveFocus();
  },
);

test('the button disappears when all results are shown', async () => {
  await draw();
  await userEvent.click(more()!);
  await settled();
  await userEvent.click(more()!);
  await settled();

  expect(listed()).toHaveLength(45);
  expect(more()).not.toBeInTheDocument();
  expect(screen.getByText('45 of 45 shown')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Page 40' })).toHaveFocus();
});

test('scrolling near the end of the list fetches the next results and keeps the focus', async () => {
  const { reach } = scrollable();
  await draw();
  await reach();
  await settled();

  expect(listed()).toHaveLength(40);
  expect(document.body).toHaveFocus();
});

test('while the button has the focus, only the reader fetches more', async () => {
  const { reach } = scrollable();
  await draw();
  more()!.focus();
  await reach();
  await settled();

  expect(listed()).toHaveLength(20);
});

test('nothing is requested twice while it loads, nor when everything is there', async () => {
  const { reach, watching } = scrollable();
  const { asked } = await draw();
  for (let times = 0; times < 4; times += 1) {
    await reach();
    await reach();
    await settled();
  }

  expect(pagesAsked(asked)).toEqual([0, 1, 2]);
  expect(watching.size).toBe(0);
});

test('Retry fetches the results that failed to load', async () => {
  let broken = false;
  const { asked } = await draw(() =>
    broken ? Promise.reject(new Error('offline')) : Promise.resolve(),
  );
  broken = true;
  await userEvent.click(more()!);
  await screen.findByRole('alert');
  expect(listed()).toHaveLength(20);
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await settled();

  expect(listed()).toHaveLength(40);
  expect(pagesAsked(asked)).toEqual([0, 1, 1]);
});

test('another query starts with its first results', async () => {
  const { client, rerender, asked } = await draw();
  await userEvent.click(more()!);
  await settled();
  rerender(resultsOf({ client, query: 'seats' }));
  await told('1 result for “seats”');

  expect(listed()).toEqual(['Seats']);
  expect(pagesAsked(asked)).toEqual([0, 1, 0]);
  expect(more()).not.toBeInTheDocument();
  expect(screen.queryByText(/shown$/)).not.toBeInTheDocument();
});

test('while the next results load, the button keeps the focus and says that it is busy', async () => {
  const { gate, letOut } = heldBack();
  render(resultsOf(fakeClient(index, gate)));
  await settled();
  await letOut('roles');
  await userEvent.click(more()!);

  expect(more()).toHaveAttribute('aria-disabled', 'true');
  expect(more()).toBeEnabled();
  expect(more()).toHaveFocus();
  await letOut('roles');
  expect(more()).toHaveAttribute('aria-disabled', 'false');
});
