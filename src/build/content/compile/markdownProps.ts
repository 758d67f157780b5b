import type { Element } from 'hast';
import type { TreeProps } from '../../../model/content/tree';

// All elements that Markdown can produce, with their attributes. Any other element is raw HTML.
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  blockquote: [],
  br: [],
  code: [],
  del: [],
  em: [],
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  h5: ['id'],
  h6: ['id'],
  h1: ['id'],
  hr: [],
  li: [],
  ol: ['start'],
  p: [],
  strong: [],
  table: [],
  tbody: [],
  td: ['align'],
  th: ['align'],
  thead: [],
  tr: [],
  ul: [],
};

/** The React props of an element from Markdown; undefined for a tag that Markdown never produces. */
export function markdownProps({ tagName, properties }: Element): TreeProps | undefined {
  if (!Object.hasOwn(ATTRIBUTES, tagName)) return undefined;
  const props: Record<string, unknown> = {};
  for (const name of ATTRIBUTES[tagName] ?? []) {
    const value = properties[name];
    if (value === undefined || value === null || value === false) continue;
    if (name === 'align') props.style = { textAlign: value };
    else props[name] = value;
    // <Steps> numbers its items with a CSS counter, which ignores the attribute.
    if (name === 'start') props.style = { counterReset: `step ${Number(value) - 1}` };
  }
  return props;
}
