import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SearchButton } from '../../src/search/SearchButton';
import { searchable } from '../support/searchable';

test('the shortcut matches the reader’s platform, which the build does not know', () => {
  const button = searchable(<SearchButton href="/search" />);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(button);
  const keys = () => container.querySelector('kbd');
  expect(keys()).toHaveAttribute('data-keys', '');

  const onRecoverableError = jest.fn();
  render(button, { container, hydrate: true, onRecoverableError });
  expect(keys()).toHaveAttribute('data-keys', 'Ctrl K');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('the visible text of the button is its name', () => {
  render(searchable(<SearchButton href="/search" />));

  expect(screen.getByRole('button', { name: 'Search' })).toHaveTextContent(/^Search$/);
});

test('the button says that it opens a dialog, and has the keys that do', () => {
  render(searchable(<SearchButton href="/search" />));

  const button = screen.getByRole('button', { name: 'Search' });
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
});
