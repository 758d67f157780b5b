import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CrashPage } from '../../src/layout/CrashPage';

const error = new Error('The page could not be drawn', { cause: new Error('No <b>data</b>') });

test('the crash page is the main landmark, with its own title', async () => {
  render(<CrashPage error={error} onRetry={() => undefined} />);

  const main = screen.getByRole('main');
  expect(main).toHaveAttribute('id', 'main');
  expect(main).toHaveAttribute('tabindex', '-1');
  expect(main).toContainElement(
    screen.getByRole('heading', { level: 1, name: 'This page crashed' }),
  );
  await waitFor(() => expect(document.title).toBe('Page Error'));
});

test('it shows the error and its causes', () => {
  render(<CrashPage error={error} onRetry={() => undefined} />);

  const causes = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(causes).toEqual(['The page could not be drawn', 'Caused by: No <b>data</b>']);
});

test('the button tries again', async () => {
  const onRetry = jest.fn();
  render(<CrashPage error={error} onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('it says how to go on', () => {
  render(<CrashPage error={error} onRetry={() => undefined} />);

  expect(screen.getByRole('paragraph')).toHaveTextContent('Try again, or use the menu above.');
});
