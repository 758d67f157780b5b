import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, type ReactNode } from 'react';
import { Helmet } from 'react-helmet';
import { CrashBoundary } from '../../src/layout/CrashBoundary';

let broken: boolean;
let thrown: unknown;

/** A page that fails to render while it is broken. */
function Page({ name = 'SQL cells' }) {
  if (broken) throw thrown;
  return (
    <main id="main" tabIndex={-1}>
      <h1>{name}</h1>
    </main>
  );
}

const site = (path = '/docs/sql', page: ReactNode = <Page />) => (
  <>
    <a href="/">Home</a>
    <CrashBoundary path={path}>
      <Helmet>
        <title>SQL cells</title>
      </Helmet>
      {page}
    </CrashBoundary>
  </>
);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

beforeEach(() => {
  broken = true;
  thrown = new Error('No cells');
  // React logs every crash.
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

test('a page that renders is left as it is', () => {
  broken = false;
  render(site());

  expect(heading()).toBe('SQL cells');
});

test('a page that renders again leaves the focus where it is', () => {
  broken = false;
  const { rerender } = render(site());
  screen.getByRole('link').focus();
  rerender(site());

  expect(screen.getByRole('link')).toHaveFocus();
});

test('a page that crashes is replaced by the crash page; everything around it stays', async () => {
  render(site());

  expect(heading()).toBe('This page crashed');
  expect(screen.getByRole('listitem')).toHaveTextContent(/^No cells$/);
  expect(screen.getByRole('link', { name: 'Home' })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Page Error'));
});

test.each([undefined, null, 0, ''])('anything thrown is a crash, even %p', (nothing) => {
  thrown = nothing;
  render(site());

  expect(heading()).toBe('This page crashed');
});

test('trying again restores the page and its title and moves the focus to its start', async () => {
  render(site());
  await waitFor(() => expect(document.title).toBe('Page Error'));
  broken = false;
  await tryAgain();

  expect(heading()).toBe('SQL cells');
  expect(screen.getByRole('main')).toHaveFocus();
  await waitFor(() => expect(document.title).toBe('SQL cells'));
});

test('while the cause remains, the crash page stays and offers to try again', async () => {
  render(site());
  thrown = new Error('Still no cells');
  await tryAgain();
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Still no cells$/);
  expect(screen.getByRole('main')).toHaveFocus();

  broken = false;
  await tryAgain();
  expect(heading()).toBe('SQL cells');
});

test('a crash of the page being read moves the focus to the crash page', () => {
  broken = false;
  const { rerender } = render(site());
  broken = true;
  rerender(site());

  expect(heading()).toBe('This page crashed');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('another page gets a fresh attempt, and its focus is left alone', () => {
  const { rerender } = render(site());
  screen.getByRole('link').focus();
  broken = false;
  rerender(site('/docs/api', <Page name="API" />));

  expect(heading()).toBe('API');
  expect(screen.getByRole('link')).toHaveFocus();
});

test('the focus is left alone when navigating to a page that crashes', () => {
  const { rerender } = render(site());
  expect(document.body).toHaveFocus();

  screen.getByRole('link').focus();
  rerender(site('/docs/api', <Page name="API" />));
  expect(heading()).toBe('This page crashed');
  expect(screen.getByRole('link')).toHaveFocus();
});

test('another page that crashes shows its own error', () => {
  const { rerender } = render(site());
  thrown = new Error('No API');
  rerender(site('/docs/api', <Page name="API" />));

  expect(screen.getByRole('listitem')).toHaveTextContent(/^No API$/);
});

test('a page that suspends has not crashed', async () => {
  broken = false;
  const Late = lazy(() => Promise.resolve({ default: Page }));
  render(
    site(
      '/docs/sql',
      <Suspense fallback="Waiting">
        <Late />
      </Suspense>,
    ),
  );
  expect(screen.getByText('Waiting')).toBeInTheDocument();
  await act(() => Promise.resolve());

  expect(heading()).toBe('SQL cells');
});
