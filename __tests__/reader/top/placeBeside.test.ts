import { placeBeside } from '../../../src/reader/top/placeBeside';

const box = (left: number, right: number) => () => ({ left, right }) as DOMRect;

function placed(main: [number, number], text?: [number, number], contents?: [number, number]) {
  document.body.innerHTML = `<main>${text ? '<article></article>' : ''}${contents ? '<nav></nav>' : ''}</main>`;
  const found = document.querySelector('main')!;
  found.getBoundingClientRect = box(...main);
  if (text) found.querySelector('article')!.getBoundingClientRect = box(...text);
  if (contents) found.querySelector('nav')!.getBoundingClientRect = box(...contents);
  const link = document.createElement('p');
  placeBeside(link, found);
  return link;
}

test('it is placed next to the text if it fits into the margin', () => {
  const link = placed([280, 1280], [328, 964], [1012, 1232]);
  expect(link).toHaveAttribute('data-beside');
  expect(link.style.getPropertyValue('--edge')).toBe('684px');
});

test('hidden contents take no space', () => {
  expect(placed([280, 1200], [328, 1048], [0, 0])).toHaveAttribute('data-beside');
});

test.each([
  ['a phone', placed([0, 375], [20, 355])],
  ['narrow contents', placed([280, 1280], [328, 1000], [1020, 1232])],
  ['a page without a text', placed([0, 1280])],
])('on %s it is at the end', (_, link) => {
  expect(link).not.toHaveAttribute('data-beside');
});
