import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { RichEntry } from '../../../src/layout/navbar/RichEntry';
import { link, siteWith } from '../support/navbarSite';

type Entry = ComponentProps<typeof RichEntry>['entry'];

const guides = link('Guides', '/guides');

function draw(entry: Entry, current = guides) {
  render(<RichEntry entry={entry} path="/guides" site={siteWith({})} current={current} />);
}

test("the owner's HTML is rendered, and its links navigate within the site", () => {
  draw({ kind: 'html', position: 'left', tree: ['Read ', ['a', { href: '/new' }, 'news']] });

  expect(screen.getByText('Read')).toBeVisible();
  expect(screen.getByRole('link', { name: 'news' })).toHaveAttribute('href', '/new');
});

test("a dropdown contains the owner's links and HTML, and marks the current link", async () => {
  const items = [guides, { kind: 'html', tree: [['b', null, 'Elsewhere']] } as const];
  draw({ kind: 'dropdown', label: 'More', position: 'left', items });
  const button = screen.getByRole('button', { name: 'More' });
  expect(button).toHaveAttribute('aria-current', 'true');

  await userEvent.click(button);
  const current = screen.getByRole('link', { current: true });
  expect(current).toHaveTextContent('Guides');
  expect(current).toHaveAttribute('href', '/guides');
  expect(screen.getByText('Elsewhere')).toBeVisible();
});

test('a dropdown without the current link is not marked', async () => {
  draw({ kind: 'dropdown', label: 'More', position: 'left', items: [link('Blog', '/blog')] });
  await userEvent.click(screen.getByRole('button', { name: 'More' }));

  expect(screen.getByRole('button', { name: 'More' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Blog' })).not.toHaveAttribute('aria-current');
});

test('for a site below a path, links in the HTML of the owner stay below it', () => {
  const site = globalThis as unknown as { __PATH_PREFIX__: string };
  site.__PATH_PREFIX__ = '/learn';
  draw({ kind: 'html', position: 'left', tree: [['a', { href: '/docs' }, 'Read']] });
  site.__PATH_PREFIX__ = '';

  expect(screen.getByRole('link', { name: 'Read' })).toHaveAttribute('href', '/learn/docs');
});
