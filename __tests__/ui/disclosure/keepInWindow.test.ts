import { keepInWindow } from '../../../src/ui/disclosure/keepInWindow';

/** An element with these edges, in a window of 400 pixels. */
function between(left: number, right: number): HTMLElement {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400);
  const element = document.createElement('div');
  element.getBoundingClientRect = () => ({ left, right }) as DOMRect;
  return element;
}

test.each([
  [100, 300, ''],
  [8, 392, ''],
  [300, 460, '-68px'],
  [-50, 100, '58px'],
])('an element from %d to %d in a window of 400 is shifted by "%s"', (left, right, shift) => {
  const element = between(left, right);
  keepInWindow(element);

  expect(element.style.translate).toBe(shift);
});

test('an earlier shift is forgotten', () => {
  const element = between(100, 300);
  element.style.translate = '-68px';
  keepInWindow(element);

  expect(element.style.translate).toBe('');
});
