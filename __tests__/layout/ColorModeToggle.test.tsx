import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ColorModeToggle } from '../../src/layout/ColorModeToggle';

const inLight = 'Switch between dark and light mode (currently light mode)';
const inDark = 'Switch between dark and light mode (currently dark mode)';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset.theme = 'light';
});

test('the button says which mode is on, and a click switches and stores it', async () => {
  render(<ColorModeToggle />);
  await userEvent.click(screen.getByRole('button', { name: inLight }));

  expect(screen.getByRole('button', { name: inDark })).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');

  await userEvent.click(screen.getByRole('button', { name: inDark }));
  expect(screen.getByRole('button', { name: inLight })).toBeInTheDocument();
  expect(localStorage.getItem('theme')).toBe('light');
});

test('of the two icons in the page, the one for the current mode is shown', async () => {
  render(<ColorModeToggle />);
  const [sun, moon] = document.querySelectorAll('svg');
  expect(moon).toBeVisible();
  expect(sun).not.toBeVisible();

  await userEvent.click(screen.getByRole('button'));
  expect(sun).toBeVisible();
  expect(moon).not.toBeVisible();
});

test('the build renders the default mode', () => {
  document.documentElement.dataset.theme = 'dark';

  expect(renderToString(<ColorModeToggle />)).toContain(`aria-label="${inLight}"`);
});
