import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { AnnouncementBar } from '../../src/layout/AnnouncementBar';
import type { SiteFrame } from '../../src/model/config/siteFrame';

type Announcement = NonNullable<SiteFrame['announcement']>;

const site = globalThis as unknown as { __PATH_PREFIX__: string };

const announcement = (more: Partial<Announcement> = {}): Announcement => ({
  id: 'spring',
  tree: ['Threads are here. ', ['a', { href: '/changelog' }, 'Read ', ['em', null, 'more']]],
  isCloseable: true,
  ...more,
});

/** A page with an announcement. */
function draw(more?: Partial<Announcement>) {
  return render(
    <>
      <AnnouncementBar announcement={announcement(more)} />
      <main id="main" tabIndex={-1} />
    </>,
  );
}

const bar = () => screen.getByRole('region', { name: 'Announcement' });
const closeButton = () => screen.getByRole('button', { name: 'Close' });

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.announcement;
});
afterEach(() => {
  jest.restoreAllMocks();
  site.__PATH_PREFIX__ = '';
});

test('the bar shows what the owner wrote, with links', () => {
  jest.spyOn(console, 'error');
  draw();

  expect(bar()).toHaveTextContent(/^Threads are here\. Read more$/);
  expect(screen.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/changelog');
  expect(screen.getByText('more').tagName).toBe('EM');
  expect(console.error).not.toHaveBeenCalled();
});

test('with a path prefix, its links include the prefix', () => {
  site.__PATH_PREFIX__ = '/learn';
  draw();

  expect(screen.getByRole('link')).toHaveAttribute('href', '/learn/changelog');
});

test('the bar is in the HTML of every page', () => {
  expect(renderToString(<AnnouncementBar announcement={announcement()} />)).toContain(
    'Threads are here.',
  );
});

test('the bar has the colours that the owner set', () => {
  draw({ backgroundColor: '#fff4d6', textColor: '#3d2c00' });

  expect(bar()).toHaveStyle({ backgroundColor: '#fff4d6', color: '#3d2c00' });
});

test('a closed bar disappears and stays closed, and the focus moves to the page', async () => {
  draw();
  closeButton().focus();
  await userEvent.keyboard('{Enter}');

  expect(screen.queryByRole('region', { name: 'Announcement' })).not.toBeInTheDocument();
  expect(localStorage.getItem('announcement.id')).toBe('spring');
  expect(localStorage.getItem('announcement.dismiss')).toBe('true');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a bar that cannot be closed has no button', () => {
  draw({ isCloseable: false });

  expect(bar()).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a page that is already marked as dismissed shows no bar', () => {
  document.documentElement.dataset.announcement = 'dismissed';
  draw();

  expect(screen.getByText(/Threads are here/)).not.toBeVisible();
});

test('without storage, the bar closes for this page', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('storage is switched off', 'SecurityError');
  });
  draw();
  await userEvent.click(closeButton());

  expect(screen.getByText(/Threads are here/)).not.toBeVisible();
});
