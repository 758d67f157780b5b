import { revealWithin } from '../../src/ui/revealWithin';

/** The part of the box that can be seen: from 60 to 360 px below the top of the window. */
const view = new DOMRect(0, 60, 280, 300);
const disconnect = jest.fn();
const observe = jest.fn();
const asked = jest.fn<void, [IntersectionObserverInit | undefined]>();
let tell: IntersectionObserverCallback;
let box: HTMLElement;
let moves: PromiseLike<unknown>[];

/** Lets the browser tell where the element is. */
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
afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

test('what lies in the margin is not in sight', () => {
  const { element } = reveal();

  expect(asked.mock.calls).toEqual([[{ root: box, rootMargin: '-60px 0px -48px' }]]);
  expect(observe.mock.calls).toEqual([[element]]);
});

test.each([
  ['below what is shown comes to its upper third', 960, 1300],
  ['half below it does too', 340, 680],
  ['above what is shown does too', -340, 0],
  ['at the upper edge stays', 60, 500],
  ['within what is shown stays', 200, 500],
  ['at the lower edge stays', 328, 500],
])('an element %s', (_where, top, scrolled) => {
  reveal();
  laidOut(top);

  expect(box.scrollTop).toBe(scrolled);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('while something unfolds it looks once more at the end, even if that is broken off', async () => {
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

test('where nothing moves, or nothing had to be scrolled, one look is enough', async () => {
  reveal();
  laidOut(960);
  moves = [Promise.resolve()];
  reveal();
  laidOut(200);
  await settled();

  expect(observe).toHaveBeenCalledTimes(2);
});

test('one that is called off does not look again', async () => {
  moves = [Promise.resolve()];
  const { stop } = reveal();
  laidOut(960);
  stop?.();
  await settled();

  expect(observe).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(2);
});

test('a browser that cannot tell is not asked', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');

  expect(revealWithin(box, box)).toBeUndefined();
});
