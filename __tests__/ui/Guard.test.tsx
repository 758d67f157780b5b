import { render } from '@testing-library/react';
import { Guard } from '../../src/ui/Guard';

let thrown: unknown;
let broken: boolean;
const onCrash = jest.fn();

function Part() {
  if (broken) throw thrown;
  return <p>The part</p>;
}

const page = (path?: string) => (
  <>
    <p>The page</p>
    <Guard path={path} onCrash={onCrash}>
      <Part />
    </Guard>
  </>
);
const shown = () => document.body.textContent;

beforeEach(() => {
  broken = true;
  thrown = new Error('No part');
  onCrash.mockClear();
  // React logs every crash.
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

test('a part that renders is shown', () => {
  broken = false;
  render(page());

  expect(shown()).toBe('The pageThe part');
  expect(onCrash).not.toHaveBeenCalled();
});

test.each([new Error('No part'), undefined])(
  'a part that crashes with %p renders nothing and reports why',
  (reason) => {
    thrown = reason;
    render(page());

    expect(shown()).toBe('The page');
    expect(onCrash.mock.calls).toEqual([[reason]]);
  },
);

test('another page gets another attempt', () => {
  const { rerender } = render(page('/docs'));
  broken = false;
  rerender(page('/docs'));
  expect(shown()).toBe('The page');

  rerender(page('/tutorials'));
  expect(shown()).toBe('The pageThe part');
});
