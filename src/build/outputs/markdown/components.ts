import type { BlockContent, PhrasingContent } from 'mdast';
import { capitalized } from '../../../model/capitalized';
import { lineText, type CodeLine } from '../../../model/content/codeLine';
import type { TreeProps } from '../../../model/content/tree';
import type { CALLOUT_TYPES } from '../../../model/content/vocabulary';
import { namesFile } from '../../content/leaves/diffLines';
import { list, table } from './elements';
import type { Handle } from './treeMdast';

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] });
const paragraph = (...children: PhrasingContent[]): BlockContent => ({
  type: 'paragraph',
  children,
});

/** The value of an attribute, or ''. */
const written = (props: TreeProps, name: string) => {
  const value = props[name];
  return typeof value === 'string' ? value : '';
};

/** A component with a title: the title in bold, followed by the content. */
const named =
  (attribute: string): Handle =>
  (inside, props, convert) => [
    paragraph(strong(written(props, attribute))),
    ...convert.blocks(inside),
  ];

/** A badge in brackets; a trailing space within the badge is moved behind them. */
const badge: Handle = (inside, _, convert) => {
  const last = inside.at(-1);
  const isApart = typeof last === 'string' && last.endsWith(' ');
  const words = isApart ? [...inside.slice(0, -1), last.trimEnd()] : inside;
  return [text('('), ...convert.inline(words), text(isApart ? ') ' : ')')];
};

const callout: Handle = (inside, props, convert) => {
  const type = written(props, 'type') as (typeof CALLOUT_TYPES)[number];
  const kind = capitalized(type);
  const title = written(props, 'title');
  const head = paragraph(strong(title ? `${kind}: ${title}` : kind));
  return [{ type: 'blockquote', children: [head, ...convert.blocks(inside)] }];
};

const codeBlock: Handle = (_, props) => {
  const lines = props.lines as readonly CodeLine[];
  const title = written(props, 'title') || written(props, 'dialect');
  return [
    {
      type: 'code',
      lang: written(props, 'language'),
      meta: title ? `title="${title}"` : null,
      value: codeText(lines),
    },
  ];
};

/** Code without highlighting; in a diff, changed lines start with their sign and other lines with a space. */
function codeText(lines: readonly CodeLine[]): string {
  const isDiff = lines.some(({ mark }) => mark === 'added' || mark === 'removed');
  const texts = lines.map(lineText);
  return texts
    .map((line, index) => (isDiff ? signOf(texts, index, lines[index]?.mark) : '') + line)
    .join('\n');
}

function signOf(texts: readonly string[], index: number, mark: CodeLine['mark']): string {
  if (mark === 'added') return '+';
  if (mark === 'removed') return '-';
  const namesPlace = texts[index]?.startsWith('@@ ');
  return namesPlace || namesFile(texts, index) ? '' : ' ';
}

/** An inline drawing has no address, so its description is given instead. */
const figure: Handle = (_, props) => {
  const alt = written(props, 'alt');
  const caption = written(props, 'caption');
  const said = caption ? `${alt.replace(/[^.!?…]$/, '$&.')} ${caption}` : alt;
  return [paragraph({ type: 'emphasis', children: [text(`Figure: ${said}`)] })];
};

const video: Handle = (_, props, convert) => [
  paragraph({
    type: 'link',
    url: convert.url(written(props, 'src')),
    children: [text(`Video: ${written(props, 'title')}`)],
  }),
];

/** A card as an item of a list. */
const card: Handle = (inside, props, convert) => [
  {
    type: 'link',
    url: convert.url(written(props, 'href')),
    children: [text(written(props, 'title'))],
  },
  text(': '),
  ...convert.inline(inside),
];

/** Conversions of the components of our vocabulary to Markdown, by name. */
export const componentHandlers: Readonly<Record<string, Handle>> = {
  Accordion: named('title'),
  Badge: badge,
  Callout: callout,
  Card: card,
  Cards: (inside, _, convert) =>
    list(false)(
      inside.map((card) => ['li', null, card]),
      {},
      convert,
    ),
  CodeBlock: codeBlock,
  Figure: figure,
  Result: table,
  Tab: named('label'),
  Video: video,
};
