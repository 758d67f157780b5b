import { render, screen } from '@testing-library/react';
import { Figure } from '../../src/mdx/Figure';
import { resize, unwatchedSizes, watchedSizes } from '../support/resize';

afterEach(unwatchedSizes);

test('a drawing is an image with its alt text, in its original size, and can shrink a little', () => {
  render(
    <Figure alt="A cell feeds a chart" caption="How data flows." width={320} height={180}>
      <svg />
    </Figure>,
  );

  const drawing = screen.getByRole('img', { name: 'A cell feeds a chart' });
  expect(drawing).toHaveStyle({ width: 'clamp(272px, 100%, 320px)', aspectRatio: '320 / 180' });
  expect(drawing.querySelector('svg')).toBeInTheDocument();
  expect(screen.getByRole('figure').querySelector('figcaption')).toHaveTextContent(
    /^How data flows\.$/,
  );
});

test('a photograph has its own alt text and is not announced twice', () => {
  render(
    <Figure alt="The menu is open">
      <img src="/menu.png" alt="The menu is open" />
    </Figure>,
  );

  expect(screen.getByRole('img', { name: 'The menu is open' })).toHaveAttribute('src', '/menu.png');
});

test('a figure without a caption has no line for it', () => {
  render(<Figure alt="A cell" width={10} height={10} />);

  expect(screen.getByRole('figure').querySelector('figcaption')).not.toBeInTheDocument();
});

test('a drawing that is too wide can be scrolled with the keyboard and is named by its alt text', () => {
  watchedSizes();
  render(<Figure alt="A cell feeds a chart" width={900} height={300} />);
  resize({ content: 765, frame: 320 });

  expect(screen.getByRole('group', { name: 'A cell feeds a chart' })).toHaveAttribute(
    'tabindex',
    '0',
  );
});
