import { backToTop } from '../../../src/reader/top/backToTop';

let mockFails = false;
const mockTopLink = jest.fn();
jest.mock('../../../src/reader/top/topLink', () => {
  if (mockFails) throw new Error('The line is down.');
  return { topLink: mockTopLink };
});

const settled = () => jest.advanceTimersByTimeAsync(3000);

async function scrollTo(y: number) {
  window.scrollY = y;
  for (let times = 0; times < 3; times += 1) window.dispatchEvent(new Event('scroll'));
  await settled();
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('the link’s code is fetched once on demand, and again after a failure', async () => {
  mockFails = true;
  backToTop();
  await scrollTo(100);
  await scrollTo(2000);
  mockFails = false;
  await scrollTo(2100);
  await scrollTo(2200);

  expect(mockTopLink).toHaveBeenCalledTimes(1);
});

test('nothing is fetched before the reader has scrolled down one screen', async () => {
  mockTopLink.mockClear();
  window.scrollY = 0;
  backToTop();
  await scrollTo(100);
  expect(mockTopLink).not.toHaveBeenCalled();

  await scrollTo(window.innerHeight);
  expect(mockTopLink).toHaveBeenCalledTimes(1);
});
