import { screen } from '@testing-library/dom';
import { whenUsed } from '../../../src/ui/lazy/whenUsed';

const act = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  act.mockReset();
  document.body.innerHTML = '<a href="#runs">Runs</a><button>Copy page</button>';
  whenUsed(act);
});

afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

const sign = (type: string, place: Element = document.body) =>
  place.dispatchEvent(new Event(type, { bubbles: true }));
const pass = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

test('nothing happens without a sign of a reader', () => {
  pass(4000);

  expect(act).not.toHaveBeenCalled();
});

test.each(['pointerover', 'focusin', 'scroll'])(
  'it starts shortly after the first %s, once',
  (type) => {
    sign(type);
    pass(500);
    sign(type);
    expect(act).not.toHaveBeenCalled();

    pass(510);
    expect(act).toHaveBeenCalledTimes(1);
    sign('keydown');
    pass(10_000);
    expect(act).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['a key', () => sign('keydown')],
  ['a click on a button', () => sign('click', screen.getByRole('button'))],
])('it starts immediately after %s', (_what, use) => {
  sign('pointerover');
  use();
  pass(10);

  expect(act).toHaveBeenCalledTimes(1);
});

test('following a link takes precedence', () => {
  sign('pointerover');
  sign('click', screen.getByRole('link'));
  pass(500);
  expect(act).not.toHaveBeenCalled();

  pass(510);
  expect(act).toHaveBeenCalledTimes(1);
});

test('without any sign, it starts after a while', () => {
  pass(6000);

  expect(act).toHaveBeenCalledTimes(1);
});
