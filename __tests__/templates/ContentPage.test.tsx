import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import ContentPage from '../../src/templates/ContentPage';

type Props = ComponentProps<typeof ContentPage>;

/** A tutorial as its page query gives it. */
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

test('a lesson with a recording offers to play it, above its text', () => {
  draw('https://videos.example.com/embed/joins');
  const play = screen.getByRole('link', { name: 'Play “Joins in ten minutes”' });

  expect(play).toHaveAttribute('href', 'https://videos.example.com/embed/joins');
  expect(play.compareDocumentPosition(screen.getByText('The lesson.'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('a lesson without one has no player', () => {
  draw(null);

  expect(screen.queryByText(/^Play/)).toBeNull();
});

test('what readers can do with a page stands around its text', () => {
  draw(null);

  expect(screen.getByRole('article')).toHaveTextContent(
    /View as Markdown.*The lesson\..*Edit this page/,
  );
  expect(screen.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
    'href',
    '/tutorials/joins.md',
  );
});
