import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { arrived, failed } from '../../../src/app/navigation/failed';
import { hideLoadError } from '../../../src/app/navigation/loadError';
import { hardNavigate } from '../../../src/app/navigation/hardNavigate';
import { storageKeys } from '../../../src/model/reader/storageKeys';

jest.mock('../../../src/app/navigation/hardNavigate');

const page = new URL('http://localhost/docs/api');
const error = new Error('Loading chunk 5 failed.');
const fail = (url = page) => act(() => failed(url, error));

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(hardNavigate).mockClear();
});

afterEach(() => {
  act(hideLoadError);
  jest.restoreAllMocks();
});

test('a page that cannot be loaded gets a full page load', () => {
  fail();
  expect(hardNavigate).toHaveBeenCalledWith(page);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('if that did not help, the reader is told why and can try again', async () => {
  fail();
  fail();
  expect(hardNavigate).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toHaveTextContent('The page did not load.');
  expect(screen.getByRole('alert')).toHaveTextContent('Loading chunk 5 failed.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(hardNavigate).toHaveBeenCalledTimes(2);
});

test('closing the message returns the focus to where it was', () => {
  document.body.innerHTML = '<a href="/docs">Docs</a>';
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  screen.getByText('Docs').focus();
  fail();
  const close = screen.getByRole('button', { name: 'Close' });
  close.focus();
  act(() => close.click());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('Docs')).toHaveFocus();
});

test('an address to which the server adds a slash counts as the same page', () => {
  fail();
  fail(new URL('http://localhost/docs/api/'));
  expect(hardNavigate).toHaveBeenCalledTimes(1);
});

test('another page has its own attempt', () => {
  fail();
  fail(new URL('http://localhost/docs'));
  expect(hardNavigate).toHaveBeenCalledTimes(2);
});

test('after a page has loaded, a later failure gets a full page load again', () => {
  fail();
  arrived('/docs/api/');
  fail();
  expect(hardNavigate).toHaveBeenCalledTimes(2);
});

test('loading one page gives no other page a second attempt', () => {
  fail();
  arrived('/docs');
  fail();
  expect(hardNavigate).toHaveBeenCalledTimes(1);
});

test('a page that has loaded may be redirected to again; one at another spelling of the address clears nothing', () => {
  const key = storageKeys.ledTo('/docs/api');
  sessionStorage.setItem(key, '1');
  arrived('/docs/api/');
  arrived('/docs/api/index.html');
  expect(sessionStorage.getItem(key)).toBe('1');
  arrived('/docs/api');
  expect(sessionStorage.getItem(key)).toBeNull();
});

test('offline, the reader is told immediately instead of losing the page that is shown', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fail();
  expect(hardNavigate).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

test('offline, a page is reloaded if a service worker can respond', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller: {} },
    configurable: true,
  });
  fail();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  expect(hardNavigate).toHaveBeenCalledWith(page);
});

test('without storage no page is reloaded automatically, so that there is no reload loop', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.');
  });
  fail();
  expect(() => arrived('/docs/api')).not.toThrow();
  expect(hardNavigate).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toBeInTheDocument();
});
