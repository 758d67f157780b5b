import type { BlockContent, PhrasingContent } from 'mdast';
import { lineText, type CodeLine } from '../../../model/codeLine';
import { treeText, type TreeProps } from '../../../model/tree';
import type { CALLOUT_TYPES } from '../../../model/vocabulary';
import { list, table } from './elements';
import type { Handle } from './treeMdast';

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] });
const paragraph = (...children: PhrasingContent[]): BlockContent => ({
  type: 'paragraph',
  children,
});

/** An attribute that the author wrote, or ''. */
const written = (props: TreeProps, name: string) => {
  const value = props[name];
  return typeof value === 'string' ? value : '';
};

/** What carries a name of its own: the name stands in bold above what it holds. */
const named =
  (attribute: string): Handle =>
  (inside, props, say) => [paragraph(strong(written(props, attribute))), ...say.blocks(inside)];

const callout: Handle = (inside, props, say) => {
  const type = written(props, 'type') as (typeof CALLOUT_TYPES)[number];
  const kind = type.charAt(0).toUpperCase() + type.slice(1);
  const title = written(props, 'title');
  const head = paragraph(strong(title ? `${kind}: ${title}` : kind));
  return [{ type: 'blockquote', children: [head, ...say.blocks(inside)] }];
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

/** Code without its colours; a diff has its signs, and a space before the lines that stay. */
function codeText(lines: readonly CodeLine[]): string {
  const isDiff = lines.some(({ mark }) => mark === 'added' || mark === 'removed');
  return lines
    .map(({ mark, ...code }) => {
      const line = lineText(code);
      return isDiff ? signOf(line, mark) + line : line;
    })
    .join('\n');
}

function signOf(line: string, mark: CodeLine['mark']): string {
  if (mark === 'added') return '+';
  if (mark === 'removed') return '-';
  // These name the files and places of a diff.
  return /^(?:---|\+\+\+|@@) /.test(line) ? '' : ' ';
}

/** A drawing has no address: what it shows is said. */
const figure: Handle = (_, props) => {
  const said = [`Figure: ${written(props, 'alt')}`, written(props, 'caption')].filter(Boolean);
  return [paragraph({ type: 'emphasis', children: [text(said.join(' '))] })];
};

const video: Handle = (_, props, say) => [
  paragraph({
    type: 'link',
    url: say.url(written(props, 'src')),
    children: [text(`Video: ${written(props, 'title')}`)],
  }),
];

/** A card within the list of its cards. */
const card: Handle = (inside, props, say) => [
  {
    type: 'link',
    url: say.url(written(props, 'href')),
    children: [text(written(props, 'title'))],
  },
  text(`: ${inside.map(treeText).join('').trim()}`),
];

/** How Markdown says what the components of our vocabulary show. */
export const componentHandlers: Readonly<Record<string, Handle>> = {
  Accordion: named('title'),
  Badge: (inside, _, say) => [text('('), ...say.inline(inside), text(')')],
  Callout: callout,
  Card: card,
  Cards: (inside, _, say) =>
    list(false)(
      inside.map((card) => ['li', null, card]),
      {},
      say,
    ),
  CodeBlock: codeBlock,
  Figure: figure,
  Result: table,
  Tab: named('label'),
  Video: video,
};
