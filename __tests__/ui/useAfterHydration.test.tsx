import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useAfterHydration } from '../../src/ui/useAfterHydration';

function Page() {
  return <p>{useAfterHydration() ? 'the page at /nowhere' : 'the page'}</p>;
}

test('it is false in the build and true in the browser', () => {
  const complaint = jest.spyOn(console, 'error');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page />);
  expect(container).toHaveTextContent(/^the page$/);

  render(<Page />, { container, hydrate: true });
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^the page at \/nowhere$/);
  // React complains if the first render in the browser differs from the build's.
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});
