import { whenUsed } from '../../src/ui/whenUsed';

const act = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  act.mockReset();
  whenUsed(act);
});

afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

const sign = (type: string) => {
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  jest.advanceTimersByTime(10);
};

test('nothing happens while nobody is here', () => {
  jest.advanceTimersByTime(4000);

  expect(act).not.toHaveBeenCalled();
});

test.each(['pointerover', 'pointerdown', 'keydown', 'focusin', 'click'])(
  'at the first %s it begins, once',
  (type) => {
    sign(type);
    sign(type);
    sign('keydown');
    jest.advanceTimersByTime(10_000);

    expect(act).toHaveBeenCalledTimes(1);
  },
);

test('when the page moves, it begins', () => {
  document.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(10);

  expect(act).toHaveBeenCalledTimes(1);
});

test('for a reader who gives no sign it begins after a while', () => {
  jest.advanceTimersByTime(6000);

  expect(act).toHaveBeenCalledTimes(1);
});
