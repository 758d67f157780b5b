import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Guard } from '../../src/ui/Guard';

let thrown: unknown;
let broken: boolean;

function Part() {
  if (broken) throw thrown;
  return <p>The part</p>;
}

const page = (path?: string, fallback?: (error: unknown, retry: () => void) => ReactNode) => (
  <>
    <p>The page</p>
    <Guard path={path} fallback={fallback}>
      <Part />
    </Guard>
  </>
);
const button = (error: unknown, retry: () => void) => (
  <button onClick={retry}>{String(error)}</button>
);
const shown = () => document.body.textContent;

beforeEach(() => {
  broken = true;
  thrown = new Error('No part');
  // React tells of every crash.
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

test('a part that is well is there', () => {
  broken = false;
  render(page());

  expect(shown()).toBe('The pageThe part');
});

test('a part that crashes leaves its place empty', () => {
  render(page());

  expect(shown()).toBe('The page');
});

test('what is to stand in its place is told the reason, and can draw it anew', async () => {
  render(page('/docs', button));
  await userEvent.click(screen.getByRole('button', { name: 'Error: No part' }));
  expect(shown()).toBe('The pageError: No part');

  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Error: No part' }));
  expect(shown()).toBe('The pageThe part');
});

test('whatever is thrown is a crash, nothing too', () => {
  thrown = undefined;
  render(page('/docs', button));

  expect(screen.getByRole('button', { name: 'undefined' })).toBeInTheDocument();
});

test('another page is another chance', () => {
  const { rerender } = render(page('/docs'));
  broken = false;
  rerender(page('/docs'));
  expect(shown()).toBe('The page');

  rerender(page('/tutorials'));
  expect(shown()).toBe('The pageThe part');
});
