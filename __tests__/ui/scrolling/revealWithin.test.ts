import { revealWithin } from '../../../src/ui/scrolling/revealWithin';

/** The visible part of the box: from 60 to 360 px below the top of the window. */
const view = new DOMRect(0, 60, 280, 300);
const disconnect = jest.fn();
const observe = jest.fn();
const asked = jest.fn<void, [IntersectionObserverInit | undefined]>();
let tell: IntersectionObserverCallback;
let box: HTMLElement;
let moves: PromiseLike<unknown>[];

/** Lets the browser report where the element is. */
const laidOut = (top: number) =>
  tell(
    [{ boundingClientRect: new DOMRect(0, top, 200, 32), rootBounds: view }] as never,
    {} as IntersectionObserver,
  );

const settled = () => new Promise((done) => setTimeout(done));

function reveal() {
  const element = box.appendChild(document.createElement('a'));
  return { element, stop: revealWithin(box, element, '-60px 0px -48px') };
}

beforeEach(() => {
  [disconnect, observe, asked].forEach((mock) => mock.mockReset());
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      tell = callback;
      asked(options);
    }
    observe = observe;
    disconnect = disconnect;
  } as never;
  moves = [];
  box = document.createElement('nav');
  box.scrollTop = 500;
  box.getAnimations = () => moves.map((finished) => ({ finished }) as Animation);
});

test('an element in the margin does not count as visible', () => {
  const { element } = reveal();

  expect(asked.mock.calls).toEqual([[{ root: box, rootMargin: '-60px 0px -48px' }]]);
  expect(observe.mock.calls).toEqual([[element]]);
});

test.each([
  ['below the visible part moves to its upper third', 960, 1300],
  ['half below it does, too', 340, 680],
  ['above the visible part does, too', -340, 0],
  ['at the upper edge stays', 60, 500],
  ['within the visible part stays', 200, 500],
  ['at the lower edge stays', 328, 500],
])('an element %s', (_where, top, scrolled) => {
  reveal();
  laidOut(top);

  expect(box.scrollTop).toBe(scrolled);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('if something is expanding, it checks once more at the end, even if that is cancelled', async () => {
  moves = [Promise.resolve(), Promise.reject(new Error('cancelled'))];
  const { element } = reveal();
  laidOut(960);
  await settled();
  expect(observe.mock.calls).toEqual([[element], [element]]);

  laidOut(560);
  await settled();
  expect(box.scrollTop).toBe(1700);
  expect(observe).toHaveBeenCalledTimes(2);
});

test('if nothing is animated, or nothing had to be scrolled, one check is enough', async () => {
  reveal();
  laidOut(960);
  moves = [Promise.resolve()];
  reveal();
  laidOut(200);
  await settled();

  expect(observe).toHaveBeenCalledTimes(2);
});

test('after cancellation, there is no second check', async () => {
  moves = [Promise.resolve()];
  const { stop } = reveal();
  laidOut(960);
  stop();
  await settled();

  expect(observe).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(2);
});
