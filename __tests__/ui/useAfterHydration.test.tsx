import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useAfterHydration } from '../../src/ui/useAfterHydration';

function Page() {
  return <p>{useAfterHydration() ? 'the page at /nowhere' : 'the page'}</p>;
}

test('the build does not know what the reader asked for, the browser does', () => {
  const complaint = jest.spyOn(console, 'error');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page />);
  expect(container).toHaveTextContent(/^the page$/);

  render(<Page />, { container, hydrate: true });
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^the page at \/nowhere$/);
  // React complains when the browser's first page differs from the build's.
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});
