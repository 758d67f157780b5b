import { act, render, screen } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import { arrived } from '../../src/app/navigation/failed';
import { loadNavigation } from '../../src/data/loadNavigation';
import type { NavigationFile } from '../../src/model/navigation/navigationFile';
import NotFoundPage from '../../src/pages/404';

jest.mock('../../src/data/loadNavigation');
const loading = jest.mocked(loadNavigation);

let told: jest.SpyInstance;
beforeEach(() => {
  loading.mockReturnValue(new Promise(() => undefined));
  sessionStorage.clear();
  jest.useFakeTimers();
  told = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Opens the page at an address; returns how often it redirected, which jsdom reports as unimplemented navigation. */
function ledElsewhere(address: string): number {
  told.mockClear();
  window.history.replaceState(null, '', address);
  // The page uses none of Gatsby's other props.
  render(<NotFoundPage {...({ location: window.location } as PageProps)} />).unmount();
  told.mock.calls.forEach(([error]) => expect(String(error)).toContain('navigation'));
  return told.mock.calls.length;
}

test('the page shows the address that has no page', () => {
  window.history.replaceState(null, '', '/docs/nowhere');
  render(<NotFoundPage {...({ location: window.location } as PageProps)} />);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  expect(screen.getByText('/docs/nowhere')).toBeInTheDocument();
});

test.each([
  ['/docs/gr%C3%B6%C3%9Fe', '/docs/größe'],
  ['/docs/100%25-of%', '/docs/100%25-of%'],
])('the address %s is shown as %s', (address, shown) => {
  render(<NotFoundPage {...({ location: { pathname: address } } as PageProps)} />);

  expect(screen.getByText(shown)).toBeInTheDocument();
});

test('percent-encoded letters in the address are not treated as words', async () => {
  const page = { path: '/docs/c3', title: 'C3 and B6', description: 'Two charts.' };
  loading.mockResolvedValue({ docs: [page] });
  const location = { pathname: '/docs/gr%C3%B6%C3%9Fe' };
  await act(() => render(<NotFoundPage {...({ location } as PageProps)} />));

  expect(screen.queryByRole('link', { name: 'C3 and B6' })).not.toBeInTheDocument();
});

test('the nearest pages are added below the existing content, which stays unchanged', async () => {
  let come: (file: NavigationFile) => void = () => undefined;
  loading.mockReturnValue(new Promise((resolve) => (come = resolve)));
  window.history.replaceState(null, '', '/docs/role');
  render(<NotFoundPage {...({ location: window.location } as PageProps)} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/docs',
    '/tutorials',
    '/changelog',
  ]);
  links[2]!.focus();
  const roles = { path: '/docs/roles', title: 'Roles', description: 'Who may do what.' };
  await act(() => Promise.resolve(come({ docs: [roles] })));

  expect(screen.getAllByRole('link')).toEqual([
    ...links,
    screen.getByRole('link', { name: 'Roles' }),
  ]);
  expect(links[2]).toHaveFocus();
});

test.each([
  ['/docs/', 1],
  ['/docs/index.html', 1],
  ['/docs', 0],
])('a reader at %s is redirected %i times', (address, times) => {
  expect(ledElsewhere(address)).toBe(times);
});

test('if the host redirects back to the other spelling, there is one attempt per page', () => {
  expect(ledElsewhere('/docs/')).toBe(1);
  expect(ledElsewhere('/docs/')).toBe(0);
  expect(ledElsewhere('/docs/index.html')).toBe(0);
  expect(ledElsewhere('/changelog/')).toBe(1);
  expect(ledElsewhere('/docs/')).toBe(0);
});

test('a reader who uses the other spelling again later is redirected again', () => {
  expect(ledElsewhere('/docs/')).toBe(1);
  jest.advanceTimersByTime(61_000);
  expect(ledElsewhere('/docs/')).toBe(1);
});

test('a reader who was redirected to a page that loaded can be redirected again immediately', () => {
  expect(ledElsewhere('/docs/')).toBe(1);
  arrived('/docs');
  expect(ledElsewhere('/docs/index.html')).toBe(1);
});

test.each([
  ['', 1],
  ['http://localhost/changelog', 1],
  ['https://example.com/docs', 1],
  ['http://localhost/docs?q=1', 0],
  ['http://localhost/docs/index.html', 0],
])('without storage, a reader with the referrer %j is redirected %i times', (referrer, times) => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('storage is switched off', 'SecurityError');
  });

  expect(ledElsewhere('/docs/')).toBe(times);
});

describe('an address in capital letters', () => {
  const requested = jest.fn(() => Promise.resolve({ ok: false }));
  beforeEach(() => {
    requested.mockClear();
    Object.assign(window, { fetch: requested });
  });

  test.each([
    ['/Docs/Roles', '/docs/roles'],
    ['/docs/%C3%9Cbersicht', '/docs/%C3%BCbersicht'],
    ['/docs/A%2F%2Fb', '/docs/a%2F%2Fb'],
  ])('%s is looked for as %s', (address, small) => {
    ledElsewhere(address);

    expect(requested).toHaveBeenCalledWith(small, expect.objectContaining({ method: 'HEAD' }));
  });

  test.each(['/docs/roles', '/docs/gr%C3%B6%C3%9Fe', '/docs/gr%c3%b6%c3%9fe', '/docs/100%25-of%'])(
    '%s has none, so nothing is looked for',
    (address) => {
      ledElsewhere(address);

      expect(requested).not.toHaveBeenCalled();
    },
  );
});
