import { render, screen } from '@testing-library/react';
import { PlainPage } from '../../src/ui/PlainPage';

test('a plain page has its title, its lead and what it holds', () => {
  render(
    <PlainPage title="Page not found" lead="There is no page at this address.">
      <h2>Browse</h2>
    </PlainPage>,
  );

  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  expect(screen.getByRole('paragraph')).toHaveTextContent('There is no page at this address.');
  expect(screen.getByRole('heading', { level: 2, name: 'Browse' })).toBeInTheDocument();
});

test('a page without a lead has no empty line for it', () => {
  render(<PlainPage title="Search">Form</PlainPage>);

  expect(screen.queryByRole('paragraph')).not.toBeInTheDocument();
});

test('code in the lead is set as code in text is', () => {
  render(
    <PlainPage title="Page not found" lead={<code>/docs/none</code>}>
      Form
    </PlainPage>,
  );

  const { fontFamily, background } = getComputedStyle(screen.getByText('/docs/none'));
  expect(fontFamily).toContain('ui-monospace');
  expect(background).toContain('--color-sunken');
});
