import { render, screen } from '@testing-library/react';
import { Operation } from '../../src/mdx/Operation';

test('an operation is a link that says how it is called and what it does', () => {
  render(
    <Operation method="post" path="/v1/runs" href="/docs/api/api-reference#operation/Run">
      Run a project
    </Operation>,
  );

  const link = screen.getByRole('link', { name: 'POST Run a project' });
  expect(link).toHaveAttribute('href', '/docs/api/api-reference#operation/Run');
  expect(link).toHaveAttribute('title', '/v1/runs');
});
