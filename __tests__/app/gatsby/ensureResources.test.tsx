import { act, render, screen } from '@testing-library/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import EnsureResources from '../../../src/app/gatsby/ensureResources';
import { fakeLoader } from '../support/loader';

const at = (path: string) => {
  const { pathname, search } = new URL(path, window.location.href);
  return { pathname, search } as Location;
};

/** A loader with pages that load when the test says so, besides those that are already loaded. */
function pagesOnTheirWay(...there: string[]) {
  const pages: Record<string, object> = Object.fromEntries(
    there.map((path) => [path, { name: path }]),
  );
  const loader = fakeLoader(pages);
  const waiting = new Map<string, (page?: object) => void>();
  loader.loadPage.mockImplementation((path) => new Promise((tell) => waiting.set(path, tell)));
  const settle = (path: string, page?: { name: string }) =>
    act(async () => {
      if (page) pages[path] = page;
      await Promise.resolve(waiting.get(path)?.(page));
    });
  return {
    come: (path: string) => settle(path, { name: path }),
    fail: (path: string) => settle(path),
  };
}

/** The frame around every page, showing what it is given. */
const frame = (path: string) => (
  <EnsureResources location={at(path)}>
    {({ location, pageResources }) => (
      <p>
        {(pageResources as { name: string }).name} at {location.pathname}
      </p>
    )}
  </EnsureResources>
);

const shown = () => screen.getByText(/at/).textContent;

test('a page that is already loaded is shown immediately', () => {
  pagesOnTheirWay('/a', '/b');
  const { rerender } = render(frame('/a'));
  expect(shown()).toBe('/a at /a');
  rerender(frame('/b'));
  expect(shown()).toBe('/b at /b');
});

test('a page that is left before it is hydrated stays as it is while the browser loads the other', async () => {
  pagesOnTheirWay('/left');
  document.body.innerHTML = '<div><p>As it was built</p></div>';
  const container = document.body.firstElementChild!;
  await act(async () => {
    startTransition(() => void hydrateRoot(container, frame('/before')));
    await Promise.resolve();
  });
  expect(container).toHaveTextContent('As it was built');
});

test('the previous page stays, with its own address, until the next one has loaded', async () => {
  const { come } = pagesOnTheirWay('/a');
  const { rerender } = render(frame('/a'));
  rerender(frame('/b'));
  expect(shown()).toBe('/a at /a');
  await come('/b');
  expect(shown()).toBe('/b at /b');
});

test('going back twice quickly ends on the second page, even though the first loads before it', async () => {
  const { come } = pagesOnTheirWay('/now');
  const { rerender } = render(frame('/now'));
  rerender(frame('/one-back'));
  rerender(frame('/two-back'));
  await come('/one-back');
  expect(shown()).toBe('/now at /now');
  await come('/two-back');
  expect(shown()).toBe('/two-back at /two-back');
});

test('a page that cannot be loaded leaves the current one in place, and later pages are shown again', async () => {
  const { fail } = pagesOnTheirWay('/a', '/c');
  const { rerender } = render(frame('/a'));
  rerender(frame('/b'));
  await fail('/b');
  expect(shown()).toBe('/a at /a');
  rerender(frame('/c'));
  expect(shown()).toBe('/c at /c');
});

test('a page is shown whatever the query in its address', () => {
  pagesOnTheirWay('/search', '/b');
  const { rerender } = render(frame('/search?q=sql'));
  expect(shown()).toBe('/search at /search');
  rerender(frame('/b?c=d'));
  expect(shown()).toBe('/b at /b');
});
