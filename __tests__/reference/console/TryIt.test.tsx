import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadConsole } from '../../../src/reference/console/loadConsole';
import { TryIt } from '../../../src/reference/console/TryIt';

const button = () => screen.getByRole('button', { name: 'Try it' });

test('nothing is fetched before a reader opens the console', async () => {
  const load = jest.fn(loadConsole);
  render(<TryIt operation="GetProject" load={load} />);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(load).not.toHaveBeenCalled();

  await userEvent.click(button());
  expect(load).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('region', { name: 'Sandbox for GetProject' })).toBeVisible();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(button()).toHaveFocus();
});

test('input is kept while the console is closed', async () => {
  render(<TryIt operation="ListUsers" load={loadConsole} />);
  await userEvent.click(button());
  await userEvent.type(await screen.findByLabelText('after'), 'abc');
  await userEvent.click(button());
  expect(screen.queryByRole('region')).not.toBeInTheDocument();

  await userEvent.click(button());
  expect(screen.getByLabelText('after')).toHaveValue('abc');
});

test('Escape cancels loading, but leaves a closed console alone', async () => {
  const load = jest.fn(() => new Promise<never>(() => undefined));
  render(
    <>
      <TryIt operation="GetProject" load={load} />
      <a href="#next">Next</a>
    </>,
  );
  await userEvent.click(button());
  await userEvent.click(button());
  screen.getByRole('link').focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('link')).toHaveFocus();

  await userEvent.click(button());
  await userEvent.keyboard('{Escape}');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(button()).toHaveFocus();
});

test('a console that fails to load says why, and can be loaded again', async () => {
  const load = jest
    .fn(loadConsole)
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed.'))
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  render(<TryIt operation="GetProject" load={load} />);
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Loading chunk 7 failed.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(button()).toHaveAttribute('aria-expanded', 'false');

  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Sandbox for GetProject' })).toBeVisible();
});

test('the message about a failure goes and comes with the place of its console', async () => {
  const load = jest.fn().mockRejectedValue(new Error('Loading chunk 7 failed.'));
  render(<TryIt operation="GetProject" load={load} />);
  await userEvent.click(button());
  await screen.findByRole('alert');
  await userEvent.click(button());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await userEvent.click(button());
  expect(screen.getByRole('alert')).toHaveTextContent('Loading chunk 7 failed.');
});
