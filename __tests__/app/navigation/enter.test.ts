import { enter } from '../../../src/app/navigation/enter';
import { failed } from '../../../src/app/navigation/failed';
import { fakeLoader } from '../support/loader';

jest.mock('../../../src/app/navigation/failed');

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => jest.mocked(failed).mockClear());

test('a first page that loads is left alone', async () => {
  fakeLoader({ '/': {} });
  enter();
  await settled();
  expect(failed).not.toHaveBeenCalled();
});

test('a page is loaded without the query in its address', async () => {
  const { loadPage } = fakeLoader({ '/': {}, '/search': {} });
  enter();
  await window.___loader.loadPage('/search?q=what?&from=mail');
  await window.___loader.loadPage('/search');
  expect(loadPage.mock.calls).toEqual([['/'], ['/search'], ['/search']]);
});

test('a first page that cannot be loaded is reported as failed', async () => {
  fakeLoader({ '/': { status: 'error', error: new Error('Loading chunk 5 failed.') } });
  enter();
  await settled();
  expect(failed).toHaveBeenCalledWith(
    new URL('http://localhost/'),
    expect.objectContaining({ message: 'Loading chunk 5 failed.' }),
  );
});
