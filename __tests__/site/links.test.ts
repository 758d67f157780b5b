/** @jest-environment jsdom */
import { builtPages, isServed } from '../support/publicFiles';

const pages = builtPages();
const ids = new Map(
  pages.map(({ path, document }) => [
    path,
    new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)),
  ]),
);

/** A page's links within the site, resolved against its address. */
function ownLinks({ path, document }: (typeof pages)[number]): URL[] {
  return [...document.querySelectorAll('a[href], link[rel="icon"]')]
    .map((link) => new URL(link.getAttribute('href') ?? '', `https://site${path}`))
    .filter(({ host }) => host === 'site');
}

test('every link on the built site leads to a page or a file', () => {
  const broken = pages.flatMap((page) =>
    ownLinks(page)
      .filter(({ pathname }) => !isServed(decodeURIComponent(pathname)))
      .map(({ pathname }) => `${page.path} → ${pathname}`),
  );
  expect(broken).toEqual([]);
});

test('every link to an anchor leads to an element', () => {
  const broken = pages.flatMap((page) =>
    ownLinks(page)
      .filter(
        ({ pathname, hash }) =>
          hash !== '' && !ids.get(pathname)?.has(decodeURIComponent(hash.slice(1))),
      )
      .map(({ pathname, hash }) => `${page.path} → ${pathname}${hash}`),
  );
  expect(broken).toEqual([]);
});

test('no link on the site ends with a slash or contains index.html', () => {
  const odd = pages.flatMap((page) =>
    ownLinks(page).filter(({ pathname }) => /.\/$|index\.html/.test(pathname)),
  );
  expect(odd.map(String)).toEqual([]);
});
