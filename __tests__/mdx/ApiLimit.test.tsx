import { render, screen } from '@testing-library/react';
import { ApiLimit } from '../../src/mdx/ApiLimit';

test('a limit is read as a part of its sentence', () => {
  render(
    <p>
      At most <ApiLimit>20</ApiLimit> per minute
    </p>,
  );

  expect(screen.getByRole('paragraph').innerHTML).toBe('At most 20 per minute');
});
