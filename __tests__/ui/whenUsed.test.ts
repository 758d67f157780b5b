import { screen } from '@testing-library/dom';
import { whenUsed } from '../../src/ui/whenUsed';

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

test('nothing happens while nobody is here', () => {
  pass(4000);

  expect(act).not.toHaveBeenCalled();
});

test.each(['pointerover', 'focusin', 'scroll'])(
  'soon after the first %s it begins, once',
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
  ['a press on a button', () => sign('click', screen.getByRole('button'))],
])('after %s it begins at once', (_what, use) => {
  sign('pointerover');
  use();
  pass(10);

  expect(act).toHaveBeenCalledTimes(1);
});

test('a link that is followed is followed first', () => {
  sign('pointerover');
  sign('click', screen.getByRole('link'));
  pass(500);
  expect(act).not.toHaveBeenCalled();

  pass(510);
  expect(act).toHaveBeenCalledTimes(1);
});

test('for a reader who gives no sign it begins after a while', () => {
  pass(6000);

  expect(act).toHaveBeenCalledTimes(1);
});
