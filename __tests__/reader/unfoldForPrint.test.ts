import { screen } from '@testing-library/dom';
import { unfoldForPrint } from '../../src/reader/unfoldForPrint';

const isOpen = (text: string) => screen.getByText(text).closest('details')!.open;
const happens = (event: 'beforeprint' | 'afterprint') => window.dispatchEvent(new Event(event));

beforeAll(unfoldForPrint);

beforeEach(() => {
  document.body.innerHTML = `
    <details><summary>In the frame</summary></details>
    <main>
      <details><summary>On this page</summary><nav>Contents</nav></details>
      <details open><summary>Opened</summary>By the reader</details>
      <details><summary>Folded</summary>Text<details><summary>Within</summary>More</details></details>
    </main>`;
});

test('folded parts of the text open for printing and close again afterwards', () => {
  happens('beforeprint');
  expect(isOpen('Folded')).toBe(true);
  expect(isOpen('Within')).toBe(true);

  happens('afterprint');
  expect(isOpen('Folded')).toBe(false);
  expect(isOpen('Within')).toBe(false);
});

test('parts that the reader has opened stay open', () => {
  happens('beforeprint');
  happens('afterprint');

  expect(isOpen('Opened')).toBe(true);
});

test('navigation, which is not printed, stays closed', () => {
  happens('beforeprint');

  expect(isOpen('On this page')).toBe(false);
  expect(isOpen('In the frame')).toBe(false);
  happens('afterprint');
});

test('everything closes again even if the browser fires beforeprint twice', () => {
  happens('beforeprint');
  happens('beforeprint');
  happens('afterprint');

  expect(isOpen('Folded')).toBe(false);
});

test('what the reader opens after a print stays open after the next one', () => {
  happens('beforeprint');
  happens('afterprint');
  screen.getByText('Folded').closest('details')!.open = true;
  happens('beforeprint');
  happens('afterprint');

  expect(isOpen('Folded')).toBe(true);
  expect(isOpen('Within')).toBe(false);
});
