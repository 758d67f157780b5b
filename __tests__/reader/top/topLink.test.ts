import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { backToTop } from '../../../src/reader/top/backToTop';
import { systemPrefers } from '../../support/colorModes';

const scrollTo = jest.fn();
const link = () => screen.queryByRole('link', { name: 'Back to top' });

/** Sets the scroll position by hand, since jsdom has no layout. */
function scrolledTo(windows: number): void {
  Object.defineProperty(window, 'scrollY', {
    value: windows * window.innerHeight,
    configurable: true,
  });
  fireEvent.scroll(window);
}

beforeAll(async () => {
  systemPrefers(false);
  window.scrollTo = scrollTo;
  document.body.innerHTML =
    '<div id="___gatsby"><main id="main" tabindex="-1"><article>Text</article></main></div>';
  const main = document.getElementById('main')!;
  // The end of the page is below the fold.
  main.getBoundingClientRect = () => ({ left: 0, right: 375, bottom: 5000 }) as DOMRect;
  backToTop();
  scrolledTo(1.5);
  await waitFor(() => expect(document.querySelector('.to-top')).toBeInTheDocument());
});

test('it is shown after two screens of scrolling, not before', () => {
  expect(document.querySelector('.to-top')).not.toHaveAttribute('data-shown');
  scrolledTo(2);
  expect(document.querySelector('.to-top')).toHaveAttribute('data-shown');
  scrolledTo(1);
  expect(document.querySelector('.to-top')).not.toHaveAttribute('data-shown');
});

test('it scrolls to the top, moves the focus and keeps the address', async () => {
  scrolledTo(3);
  await userEvent.click(link()!);

  expect(document.getElementById('main')).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(window.location.hash).toBe('');
});

test('with reduced motion it jumps immediately', async () => {
  document.documentElement.dataset.reading = 'large still';
  await userEvent.click(link()!);
  delete document.documentElement.dataset.reading;

  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});

test('when the window gets wider or narrower, it moves next to the text or below it', () => {
  const text = document.querySelector('article')!;
  const edgeAt = (right: number) => {
    text.getBoundingClientRect = () => ({ right }) as DOMRect;
    fireEvent(window, new Event('resize'));
  };

  edgeAt(300);
  expect(document.querySelector('.to-top')).toHaveAttribute('data-beside');
  edgeAt(375);
  expect(document.querySelector('.to-top')).not.toHaveAttribute('data-beside');
});

test('it stays last when another page replaces this one', async () => {
  const main = document.getElementById('main')!;
  main.querySelector('article')!.remove();
  main.append(document.createElement('article'));

  await waitFor(() => expect(main.lastElementChild).toHaveClass('to-top'));
  expect(document.querySelectorAll('.to-top')).toHaveLength(1);
});

test('above a new page it takes no space, and its space below is reserved', async () => {
  const main = document.getElementById('main')!;
  const swap = () => main.querySelector('div, article')!.replaceWith();
  const come = () => main.append(document.createElement('div'));
  // Without an article there is no margin to place it in.
  swap();
  come();
  await waitFor(() => expect(main.lastElementChild).toHaveClass('to-top'));
  const place = document.querySelector('.to-top')!;
  const height = getComputedStyle(place).height;
  expect(getComputedStyle(place).display).toBe('block');
  expect(getComputedStyle(main).paddingBottom).toBe('');

  swap();
  come();
  expect(getComputedStyle(place).display).toBe('none');
  expect(getComputedStyle(main).paddingBottom).toBe(height);
  await waitFor(() => expect(main.lastElementChild).toBe(place));
  expect(getComputedStyle(place).display).toBe('block');
});
