import { screen } from '@testing-library/react';
import { act } from 'react';
import { failed } from '../../../src/app/navigation/failed';
import { goTo } from '../../../src/app/navigation/goTo';
import { showLoadError } from '../../../src/app/navigation/loadError';
import { routeChange } from '../../../src/data/routeChange';
import { fakeLoader } from '../support/loader';

jest.mock('../../../src/app/navigation/failed');

const url = (path: string) => new URL(path, 'http://localhost');

beforeEach(() => jest.mocked(failed).mockClear());

test('a page is shown once it has loaded, with its query and hash', async () => {
  fakeLoader({ '/docs/api': {} });
  await goTo(url('/docs/api?a=1#limits'));
  expect(window.___navigate).toHaveBeenCalledWith('/docs/api?a=1#limits', { replace: false });
});

test.each([
  ['leaves a page before the page is removed', 'main', '/docs', 'BODY'],
  ['stays in a part that stays', 'header', '/docs', 'A'],
  ['stays on the page that stays', 'main', '/#limits', 'A'],
])('the focus %s', async (_, around, to, expected) => {
  document.body.innerHTML = `<${around}><a href="/docs">Docs</a></${around}>`;
  screen.getByRole('link').focus();
  fakeLoader({ '/': {}, '/docs': {} });
  let held: Element | null = null;
  jest.mocked(window.___navigate).mockImplementation(() => (held = document.activeElement));
  await goTo(url(to));
  expect(held).toHaveProperty('tagName', expected);
});

test('the current page is not added to the history again', async () => {
  fakeLoader({ '/': {} });
  await goTo(url('/'));
  expect(window.___navigate).toHaveBeenCalledWith('/', { replace: true });
});

test.each([
  ['another query', '/search?q=a', '/search?q=b'],
  ['its top', '/search#field', '/search'],
])('%s on the current page gets its own history entry', async (_, from, to) => {
  fakeLoader({ '/search': {} });
  window.history.replaceState(null, '', from);
  await goTo(url(to));
  window.history.replaceState(null, '', '/');
  expect(window.___navigate).toHaveBeenCalledWith(to, { replace: false });
});

test('a hash that cannot be decoded is left out', async () => {
  fakeLoader({ '/docs': {} });
  await goTo(url('/docs#%E0%A4%A'));
  expect(window.___navigate).toHaveBeenCalledWith('/docs', { replace: false });
});

test.each([
  ['its data is missing', { status: 'error' } as const, 'The data of /docs could not be loaded.'],
  ['nothing is returned', undefined, 'The data of /docs could not be loaded.'],
  [
    'a script is missing',
    { status: 'error', error: new Error('Loading chunk 5 failed.') } as const,
    'Loading chunk 5 failed.',
  ],
  [
    'the site has been rebuilt',
    new Error("We couldn't find the correct component chunk"),
    "We couldn't find the correct component chunk",
  ],
])('a page fails when %s', async (_, page, message) => {
  fakeLoader({ '/docs': page });
  await goTo(url('/docs'));
  expect(failed).toHaveBeenCalledWith(url('/docs'), expect.objectContaining({ message }));
  expect(window.___navigate).not.toHaveBeenCalled();
});

test('of two pages requested in turn the later one is shown, whichever loads first', async () => {
  const loader = fakeLoader({ '/fast': {} });
  let arrive: (page: object) => void = () => undefined;
  loader.loadPage.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const slow = goTo(url('/slow'));
  await goTo(url('/fast'));
  arrive({});
  await slow;
  expect(jest.mocked(window.___navigate).mock.calls.map(([to]) => to)).toEqual(['/fast']);
});

test('a load error disappears when another page is requested', async () => {
  fakeLoader({ '/docs': {} });
  act(() => showLoadError(new Error('Loading chunk 5 failed.'), () => undefined));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await act(() => goTo(url('/docs')));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a route change is reported when it begins, and its end if it fails', async () => {
  const told: boolean[] = [];
  const stop = routeChange.subscribe((underWay) => told.push(underWay));
  fakeLoader({ '/docs': {} });
  await goTo(url('/docs'));
  expect(told).toEqual([true]);
  await goTo(url('/missing'));
  expect(told).toEqual([true, true, false]);
  stop();
});
