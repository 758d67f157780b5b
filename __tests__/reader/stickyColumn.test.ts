import { stickyColumn } from '../../src/reader/stickyColumn';

beforeAll(stickyColumn);
afterEach(() => jest.restoreAllMocks());

function scrolled(left: number, column: number): HTMLElement {
  document.body.innerHTML =
    '<div id="frame" style="padding-left: 18px"><table><tbody><tr><td>a</td></tr></tbody></table></div>';
  const frame = document.getElementById('frame')!;
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(column);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  frame.scrollLeft = left;
  frame.dispatchEvent(new Event('scroll'));
  return frame;
}

test('the first column sticks while the table is scrolled sideways', () => {
  const frame = scrolled(10, 150);
  expect(frame).toHaveAttribute('data-column-stays');
  expect(frame.style.getPropertyValue('--inset')).toBe('18px');

  frame.scrollLeft = 0;
  frame.dispatchEvent(new Event('scroll'));
  expect(frame).not.toHaveAttribute('data-column-stays');
});

test('a column wider than half the frame does not stick', () => {
  expect(scrolled(10, 151)).not.toHaveAttribute('data-column-stays');
});

test('scrolling the page itself changes nothing', () => {
  const frame = scrolled(0, 150);
  const failed = jest.fn();
  window.addEventListener('error', failed);
  frame.scrollLeft = 10;
  document.dispatchEvent(new Event('scroll'));
  window.removeEventListener('error', failed);

  expect(failed).not.toHaveBeenCalled();
  expect(frame).not.toHaveAttribute('data-column-stays');
});
