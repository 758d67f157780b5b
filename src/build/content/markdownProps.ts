import type { Element } from 'hast';
import type { TreeProps } from '../../model/tree';

// Everything that Markdown makes, with the attributes it may carry. What is not here is raw HTML.
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
  input: ['type', 'checked', 'disabled'],
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

/** The props of an element that Markdown made, in React's spelling; undefined for a tag that it never makes. */
export function markdownProps({ tagName, properties }: Element): TreeProps | undefined {
  if (!Object.hasOwn(ATTRIBUTES, tagName)) return undefined;
  const props: Record<string, unknown> = {};
  for (const name of ATTRIBUTES[tagName] ?? []) {
    const value = properties[name];
    if (value === undefined || value === null || value === false) continue;
    if (name === 'align') props.style = { textAlign: value };
    else props[name] = value;
    // <Steps> numbers with a counter of its own, which knows nothing of the attribute.
    if (name === 'start') props.style = { counterReset: `step ${Number(value) - 1}` };
  }
  // A task list's boxes only show; React wants to hear that they cannot change.
  return tagName === 'input' ? { ...props, readOnly: true } : props;
}
