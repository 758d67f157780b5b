import type { Element } from 'hast';
import type { Handle, State } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import type { BlockContent, PhrasingContent } from 'mdast';
import type { CodeLine } from '../../../model/codeLine';
import type { CALLOUT_TYPES } from '../../../model/vocabulary';

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] });
const paragraph = (...children: PhrasingContent[]): BlockContent => ({
  type: 'paragraph',
  children,
});

/** An attribute that the author wrote, or ''. */
const written = ({ properties }: Element, name: string) => {
  const value = properties[name];
  return typeof value === 'string' ? value : '';
};

const blocks = (state: State, node: Element) => state.toFlow(state.all(node)) as BlockContent[];
const inline = (state: State, node: Element) => state.all(node) as PhrasingContent[];

/** What carries a name of its own: the name stands in bold above what it holds. */
const named =
  (attribute: string): Handle =>
  (state, node) => [paragraph(strong(written(node, attribute))), ...blocks(state, node)];

const holder: Handle = (state, node) => blocks(state, node);

const callout: Handle = (state, node) => {
  const type = written(node, 'type') as (typeof CALLOUT_TYPES)[number];
  const kind = type.charAt(0).toUpperCase() + type.slice(1);
  const title = written(node, 'title');
  const head = paragraph(strong(title ? `${kind}: ${title}` : kind));
  return { type: 'blockquote', children: [head, ...blocks(state, node)] };
};

const codeBlock: Handle = (_, node) => {
  const lines = node.properties.lines as unknown as readonly CodeLine[];
  const title = written(node, 'title') || written(node, 'dialect');
  return {
    type: 'code',
    lang: written(node, 'language'),
    meta: title ? `title="${title}"` : null,
    value: lines.map(lineText).join('\n'),
  };
};

function lineText({ tokens, mark }: CodeLine): string {
  const sign = mark === 'added' ? '+ ' : mark === 'removed' ? '- ' : '';
  return sign + tokens.map((token) => (typeof token === 'string' ? token : token[1])).join('');
}

/** A drawing has no address: what it shows is said. */
const figure: Handle = (_, node) => {
  const said = [`Figure: ${written(node, 'alt')}`, written(node, 'caption')].filter(Boolean);
  return paragraph({ type: 'emphasis', children: [text(said.join(' '))] });
};

const video: Handle = (_, node) =>
  paragraph({
    type: 'link',
    url: written(node, 'src'),
    children: [text(`Video: ${written(node, 'title')}`)],
  });

const cards: Handle = (_, node) => ({
  type: 'list',
  spread: false,
  children: node.children
    .filter((child): child is Element => child.type === 'element')
    .map((child) => ({ type: 'listItem', spread: false, children: [card(child)] })),
});

function card(node: Element): BlockContent {
  const link: PhrasingContent = {
    type: 'link',
    url: written(node, 'href'),
    children: [text(written(node, 'title'))],
  };
  return paragraph(link, text(`: ${toString(node).trim()}`));
}

/** How Markdown says what the components of our vocabulary show. */
export const componentHandlers: Readonly<Record<string, Handle>> = {
  Accordion: named('title'),
  Badge: (state, node) => [text('('), ...inline(state, node), text(')')],
  Callout: callout,
  Cards: cards,
  CodeBlock: codeBlock,
  Figure: figure,
  FileTree: holder,
  Kbd: (state, node) => inline(state, node),
  Result: (state, node) => state.one({ ...node, tagName: 'table' }, undefined) ?? [],
  Steps: holder,
  Tab: named('label'),
  Tabs: holder,
  Video: video,
};
