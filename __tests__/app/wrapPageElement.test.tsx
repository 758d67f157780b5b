import { render, screen } from '@testing-library/react';
import type { WrapPageElementBrowserArgs } from 'gatsby';
import { wrapPageElement } from '../../src/app/wrapPageElement';
import type { PageFrame } from '../../src/model/navigation/pageFrame';

const frame: PageFrame = {
  sidebar: 'tutorials',
  branch: [{ title: 'Hex basics', path: '/tutorials/hex-basics' }],
  trail: [],
  previous: null,
  next: null,
};

/** A page as Gatsby passes it to the hook. */
function wrapped(pathname: string, pageContext: { frame?: PageFrame }, data: object = {}) {
  const element = <h1>{pathname}</h1>;
  const props = {
    location: { pathname },
    pageContext,
    data,
  } as WrapPageElementBrowserArgs['props'];
  return <>{wrapPageElement({ element, props } as WrapPageElementBrowserArgs, { plugins: [] })}</>;
}

test('a page is wrapped in the shell, with the sidebar named in its context', () => {
  render(wrapped('/tutorials/hex-basics', { frame }));

  expect(screen.getByRole('main')).toHaveTextContent('/tutorials/hex-basics');
  expect(screen.getByRole('navigation', { name: 'Tutorials sidebar' })).toBeInTheDocument();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Hex basics');
});

test('a page whose address is encoded is also found in the sidebar', () => {
  const branch = [{ title: 'Größe', path: '/tutorials/Größe und Maß' }];
  render(wrapped(encodeURI('/tutorials/Größe und Maß'), { frame: { ...frame, branch } }));

  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Größe');
});

test('the shell stays mounted when the page changes', () => {
  const { rerender } = render(wrapped('/tutorials/hex-basics', { frame }));
  const shell = [screen.getByRole('banner'), screen.getByRole('main')];
  rerender(wrapped('/changelog', {}));

  expect([screen.getByRole('banner'), screen.getByRole('main')]).toEqual(shell);
  expect(screen.getByRole('banner')).toBe(shell[0]);
  expect(screen.getByRole('main')).toHaveTextContent('/changelog');
  expect(screen.queryByRole('navigation', { name: /sidebar/ })).not.toBeInTheDocument();
});

test('a page whose data the development server has lost comes back when the data does', () => {
  const { rerender } = render(wrapped('/docs/runs', {}, { learnPage: null }));
  expect(screen.getByRole('main')).not.toHaveTextContent('/docs/runs');
  rerender(wrapped('/docs/runs', {}, { learnPage: {} }));

  expect(screen.getByRole('main')).toHaveTextContent('/docs/runs');
});
