import { linkToCopy } from '../../src/reader/linkToCopy';

function clicked(html: string): Element | null {
  document.body.innerHTML = `<article data-entry="/changelog/2024-06-05-2">${html}</article>`;
  return document.querySelector('[data-clicked]');
}

test.each([
  ['an item in the list', '2024-06-05-2-faster', '/changelog/2024-06-05-2#faster'],
  ["an item on the entry's page", 'faster', '/changelog/2024-06-05-2#faster'],
  ['the entry', '2024-06-05-2', '/changelog/2024-06-05-2'],
])('the anchor of %s copies its permanent address', (_what, id, expected) => {
  const anchor = clicked(
    `<li id="${id}">Text <a href="#${id}"><span data-clicked>#</span></a></li>`,
  );

  expect(linkToCopy(anchor)).toBe(`http://localhost${expected}`);
});

test.each([
  ['a link in the text', '<p id="here"><a data-clicked href="#there">There</a></p>'],
  ['a link to another page', '<p id="here"><a data-clicked href="/docs">Docs</a></p>'],
  ['text', '<p id="here" data-clicked>Text</p>'],
])('%s copies nothing', (_what, html) => {
  expect(linkToCopy(clicked(html))).toBeUndefined();
});

test('a heading’s anchor copies its address on the current page', () => {
  document.body.innerHTML = '<h2 id="a"><a data-clicked href="#a">#</a></h2>';

  expect(linkToCopy(document.querySelector('[data-clicked]'))).toBe('http://localhost/#a');
});
