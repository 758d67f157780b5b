import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
import { KEPT_PAGES } from '../../model/offline';

const TITLE = 'You are offline';
const LEAD = 'This page is not saved on this device. It loads as soon as you are online again.';
const NONE = 'None yet: pages are saved as you read them.';

const STYLE = `
  #${KEPT_PAGES} a{color:var(--color-ink);text-decoration-line:underline;text-decoration-color:var(--color-accent);text-underline-offset:3px}
  #${KEPT_PAGES} a:hover{text-decoration-thickness:2px}
  #${KEPT_PAGES} li{padding-block:5px;line-height:1.375rem;overflow-wrap:anywhere}
`;
// The frame works as if scripts were off: the site's own would try to load the missing page. The `online` event does not prove
// that the server can be reached, so the page reloads only after a HEAD request, which the worker lets through.
const SCRIPT =
  "delete document.documentElement.dataset.js;addEventListener('online',()=>fetch('',{method:'HEAD'}).then(()=>location.reload(),()=>{}))";

/**
 * The page that offline readers see instead of one that was not kept: the not-found page with other words and without the
 * site's scripts, so that it is self-contained.
 */
export function offlinePage(notFoundPage: string, siteTitle: string): string {
  const page = fromHtml(notFoundPage);
  const [head, main] = [found(page, 'head'), found(page, 'main')];
  const column = main.children.find((child) => child.type === 'element' && hasHeading(child));
  // The first script sets the colour mode, and is kept.
  const before = found(head, 'script');
  drop(page, (element) => element !== before && isForeign(element));
  if (column?.type === 'element') column.children = words();
  found(head, 'title').children = [text(`${TITLE} · ${siteTitle}`)];
  head.children.push(element('style', {}, text(STYLE)), element('script', {}, text(SCRIPT)));
  return toHtml(page);
}

function words(): ElementContent[] {
  return [
    element('h1', {}, text(TITLE)),
    element('p', {}, text(LEAD)),
    element('h2', {}, text('Pages saved on this device')),
    element('ul', { id: KEPT_PAGES }, element('li', {}, text(NONE))),
  ];
}

const hasHeading = ({ children }: Element) =>
  children.some((child) => child.type === 'element' && child.tagName === 'h1');

/** True for elements that belong to the not-found page itself or to the site's scripts. */
function isForeign({ tagName, properties }: Element): boolean {
  const { rel, name, property } = properties;
  if (tagName === 'script') return true;
  if (tagName === 'link') return /preload|canonical|alternate/.test(String(rel));
  return tagName === 'meta' && /^(?:og:|twitter:|description)/.test(String(property ?? name));
}

function drop(tree: Root, unwanted: (element: Element) => boolean): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined || !unwanted(node)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/** The first element of that name; throws if there is none. */
function found(tree: Root | Element, tagName: string): Element {
  let first: Element | undefined;
  visit(tree, 'element', (node) => {
    if (node.tagName === tagName) first ??= node;
  });
  if (first) return first;
  throw new Error(
    `The not-found page, public/404.html, has no <${tagName}>. Render it in the site's frame again (src/pages/404.tsx): the offline page is made from it.`,
  );
}

function element(
  tagName: string,
  properties: Element['properties'],
  ...children: ElementContent[]
): Element {
  return { type: 'element', tagName, properties, children };
}

const text = (value: string) => ({ type: 'text' as const, value });
