import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SelectInSight } from '../../../src/reference/redoc/SelectInSight';

const choice = (
  <SelectInSight className="dropdown-select" aria-label="Example" defaultValue="two">
    <option>one</option>
    <option>two</option>
  </SelectInSight>
);
const disconnect = jest.fn();
let tell: (seen: boolean) => void;

beforeEach(() => {
  window.IntersectionObserver = function IntersectionObserver(
    callback: (entries: { isIntersecting: boolean }[]) => void,
  ) {
    tell = (isIntersecting) => act(() => callback([{ isIntersecting }]));
    return { observe: () => undefined, disconnect };
  } as unknown as typeof window.IntersectionObserver;
});

afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

test('the select is rendered once its place is in sight', () => {
  expect(renderToString(choice)).toBe('<span class="dropdown-select"></span>');
  const { container } = render(choice);
  tell(false);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(container.querySelector('.dropdown-select')).toBeInTheDocument();

  tell(true);
  expect(screen.getByRole('combobox', { name: 'Example' })).toHaveValue('two');
  // Who leaves the page with its place is told to be out of sight.
  expect(disconnect).toHaveBeenCalledTimes(1);
});
