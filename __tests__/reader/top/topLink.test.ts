import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { backToTop } from '../../../src/reader/top/backToTop';
import { systemPrefers } from '../../support/colorModes';

const scrollTo = jest.fn();
const link = () => screen.queryByRole('link', { name: 'Back to top' });

/** jsdom lays nothing out. */
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
  // The end of the page is out of sight.
  main.getBoundingClientRect = () => ({ left: 0, right: 375, bottom: 5000 }) as DOMRect;
  backToTop();
  scrolledTo(1.5);
  await waitFor(() => expect(document.querySelector('.to-top')).toBeInTheDocument());
});

test('it is there after two windows, and not before', () => {
  expect(document.querySelector('.to-top')).not.toHaveAttribute('data-shown');
  scrolledTo(2);
  expect(document.querySelector('.to-top')).toHaveAttribute('data-shown');
  scrolledTo(1);
  expect(document.querySelector('.to-top')).not.toHaveAttribute('data-shown');
});

test('it leads to the top, with the focus, and leaves the address alone', async () => {
  scrolledTo(3);
  await userEvent.click(link()!);

  expect(document.getElementById('main')).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(window.location.hash).toBe('');
});

test('a reader who wants no motion is there at once', async () => {
  document.documentElement.dataset.reading = 'large still';
  await userEvent.click(link()!);
  delete document.documentElement.dataset.reading;

  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});

test('it stays the last when another page takes the place of this one', async () => {
  const main = document.getElementById('main')!;
  main.querySelector('article')!.remove();
  main.append(document.createElement('article'));

  await waitFor(() => expect(main.lastElementChild).toHaveClass('to-top'));
  expect(document.querySelectorAll('.to-top')).toHaveLength(1);
});

test('above a page that has just come it takes no room, and its own below is kept', async () => {
  const main = document.getElementById('main')!;
  const swap = () => main.querySelector('div, article')!.replaceWith();
  const come = () => main.append(document.createElement('div'));
  // Without a text it has no margin to stand in.
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
