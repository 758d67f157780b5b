import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import ContentPage from '../../src/templates/ContentPage';

type Props = ComponentProps<typeof ContentPage>;

/** A tutorial as returned by the page query. */
function draw(video: string | null) {
  const learnPage = {
    path: '/tutorials/joins',
    title: 'Joins in ten minutes',
    description: 'Join two tables.',
    section: 'Tutorials',
    unlisted: false,
    level: 'beginner',
    minutes: 10,
    video,
    content: { tree: [['p', null, 'The lesson.']], headings: [] },
  };
  const frame = { sidebar: 'tutorials', branch: [], trail: [], previous: null, next: null };
  const tools = {
    top: ['a', { href: '/tutorials/joins.md' }, 'View as Markdown'],
    foot: ['a', { href: 'https://code.example.com/edit' }, 'Edit this page'],
  };
  const props = { data: { learnPage }, pageContext: { frame, related: [], mentions: [], tools } };
  return render(<ContentPage {...(props as unknown as Props)} />);
}

test('a tutorial with a video has a player above its text', () => {
  draw('https://videos.example.com/embed/joins');
  const play = screen.getByRole('link', { name: 'Play “Joins in ten minutes”' });

  expect(play).toHaveAttribute('href', 'https://videos.example.com/embed/joins');
  expect(play.compareDocumentPosition(screen.getByText('The lesson.'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('a tutorial without a video has no player', () => {
  draw(null);

  expect(screen.queryByText(/^Play/)).toBeNull();
});

test('page tools are above and below the text', () => {
  draw(null);

  expect(screen.getByRole('article')).toHaveTextContent(
    /View as Markdown.*The lesson\..*Edit this page/,
  );
  expect(screen.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
    'href',
    '/tutorials/joins.md',
  );
});
