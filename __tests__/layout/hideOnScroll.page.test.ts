import { hideOnScroll } from '../../src/layout/hideOnScroll';

const root = document.documentElement;
const isHidden = () => root.hasAttribute('data-bar-hidden');
let stop: AbortController;
let pageHeight: number;

function scrollTo(y: number) {
  window.scrollY = y;
  window.dispatchEvent(new Event('scroll'));
}

function scrollAndDraw(y: number) {
  scrollTo(y);
  jest.advanceTimersByTime(50);
}

/** A bar of 60 pixels on a page that was scrolled down and a little up again, so that the bar is shown. */
beforeEach(() => {
  jest.useFakeTimers();
  pageHeight = 5000;
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  jest.spyOn(root, 'scrollHeight', 'get').mockImplementation(() => pageHeight);
  stop = new AbortController();
  hideOnScroll(document.createElement('header'), { from: 0, jumped: false }, stop.signal);
  scrollAndDraw(1000);
  scrollAndDraw(900);
});
afterEach(() => {
  stop.abort();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('content that loads above the viewport does not hide the bar, scrolling as far does', () => {
  pageHeight += 500;
  scrollAndDraw(1400);
  expect(isHidden()).toBe(false);

  scrollAndDraw(1900);
  expect(isHidden()).toBe(true);
});

test('a bar that unmounts before its decision leaves no mark on the page', () => {
  scrollTo(2000);
  stop.abort();
  jest.advanceTimersByTime(50);

  expect(isHidden()).toBe(false);
});
