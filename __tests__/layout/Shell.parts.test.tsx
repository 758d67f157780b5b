import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routeChange } from '../../src/data/routeChange';
import type * as data from '../../src/data/siteFrame';
import { siteFrame } from '../../src/data/siteFrame';
import { ANNOUNCER } from '../../src/layout/Announcer';
import { Shell } from '../../src/layout/Shell';
import { loadClient } from '../../src/search/loadClient';
import { openableDialogs } from '../support/dialog';
import { pageIn } from './support/navbarSite';

jest.mock('../../src/search/loadClient');
jest.mock('../../src/data/siteFrame', () => {
  const shipped = jest.requireActual<typeof data>('../../src/data/siteFrame');
  return { siteFrame: { ...shipped.siteFrame } };
});

const draw = () =>
  render(
    <Shell path="/docs/query-mode" frame={pageIn('docs')}>
      <h1>Query mode</h1>
    </Shell>,
  );

test('the link of the bar that leads to the part of the site is current', () => {
  draw();

  const bar = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(bar.getByRole('link', { current: true })).toHaveTextContent('Docs');
});

test('a live region is there before the first page change', () => {
  draw();

  expect(screen.getByRole('status')).toHaveAttribute('id', ANNOUNCER);
});

test('a page that takes long to load is announced as loading', () => {
  jest.useFakeTimers();
  draw();
  act(routeChange.start);
  for (const _ of ['bar', 'words']) act(() => jest.advanceTimersByTime(200));
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeVisible();

  act(routeChange.end);
  jest.useRealTimers();
});

test("the owner's announcement comes before the bar", async () => {
  const site = siteFrame as { -readonly [Key in keyof typeof siteFrame]: (typeof siteFrame)[Key] };
  site.announcement = { id: 'spring', tree: ['Threads are here.'], isCloseable: true };
  draw();

  const announcement = await screen.findByRole('region', { name: 'Announcement' });
  expect(announcement).toHaveTextContent('Threads are here.');
  expect(announcement.compareDocumentPosition(screen.getByRole('banner'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  delete site.announcement;
});

test('the search knows which docs the reader is in', async () => {
  openableDialogs();
  jest.mocked(loadClient).mockReturnValue(new Promise(() => undefined));
  draw();
  await userEvent.hover(screen.getByRole('button', { name: 'Search' }));

  expect(loadClient).toHaveBeenCalledWith('docs');
});
