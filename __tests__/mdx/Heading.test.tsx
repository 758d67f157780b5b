import { render, screen } from '@testing-library/react';
import { Heading2, Heading3, Heading4, Heading5, Heading6 } from '../../src/mdx/Heading';

test.each([
  [2, Heading2],
  [3, Heading3],
  [4, Heading4],
  [5, Heading5],
  [6, Heading6],
])('a heading of level %i has an id and a permalink', (level, Heading) => {
  render(<Heading id="query-mode">Query mode</Heading>);

  const heading = screen.getByRole('heading', { level });
  expect(heading).toHaveAttribute('id', 'query-mode');
  expect(heading).toHaveTextContent(/^Query mode.*#$/);
  expect(screen.getByRole('link', { name: 'Link to this section' })).toHaveAttribute(
    'href',
    '#query-mode',
  );
});
