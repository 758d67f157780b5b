import { render, screen } from '@testing-library/react';
import { PlainPage } from '../../src/ui/PlainPage';

test('a plain page has a title, a lead and its content', () => {
  render(
    <PlainPage title="Page not found" lead="There is no page at this address.">
      <h2>Browse</h2>
    </PlainPage>,
  );

  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  expect(screen.getByRole('paragraph')).toHaveTextContent('There is no page at this address.');
  expect(screen.getByRole('heading', { level: 2, name: 'Browse' })).toBeInTheDocument();
});

test('a page without a lead has no empty paragraph', () => {
  render(<PlainPage title="Search">Form</PlainPage>);

  expect(screen.queryByRole('paragraph')).not.toBeInTheDocument();
});

test('code in the lead has the style of code in text', () => {
  render(
    <PlainPage title="Page not found" lead={<code>/docs/none</code>}>
      Form
    </PlainPage>,
  );

  const { fontFamily, background } = getComputedStyle(screen.getByText('/docs/none'));
  expect(fontFamily).toContain('ui-monospace');
  expect(background).toContain('--color-sunken');
});
