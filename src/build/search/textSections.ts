import { lineText, type CodeLine } from '../../model/content/codeLine';
import { treeText, type TreeNode, type TreeProps } from '../../model/content/tree';
import { componentRule } from '../../model/content/vocabulary';
import { isCode, isInline } from '../content/inline';

/** The text below a heading, up to the next one. */
export interface TextSection {
  /** 1 for the text before the first heading. */
  readonly depth: number;
  readonly heading: string;
  readonly anchor: string;
  /** Paragraphs, list items and table cells, in order. */
  readonly blocks: readonly string[];
}

// Their children are the picture itself; the alt text covers the words in a drawing.
const PICTURES = new Set(['Figure', 'Video']);
const READ_PROPS = ['title', 'label', 'alt', 'caption'];

/**
 * The text of a page by section. It includes titles and labels of components, alt texts and captions, but not code blocks or
 * query results. Blocks of the language `text` are included: they show messages of programs, which readers paste into the
 * search.
 */
export function textSections(tree: readonly TreeNode[]): TextSection[] {
  let blocks: string[] = [];
  const sections: TextSection[] = [{ depth: 1, heading: '', anchor: '', blocks }];
  let open = '';

  const close = () => {
    const text = plain(open);
    if (text !== '') blocks.push(text);
    open = '';
  };
  const read = (node: TreeNode): void => {
    if (typeof node === 'string') {
      open += node;
      return;
    }
    const [name, props, ...children] = node;
    if (isCode(name)) {
      close();
      blocks.push(...message(props));
      return;
    }
    if (name === 'br') open += ' ';
    const inline = isInline(name);
    if (!inline) close();
    if (/^h[2-6]$/.test(name)) {
      blocks = [];
      sections.push({ ...headingOf(name, props, children), blocks });
      return;
    }
    if (componentRule(name)) blocks.push(...readable(props));
    if (!PICTURES.has(name)) children.forEach(read);
    if (!inline) close();
  };
  tree.forEach(read);
  close();
  return sections;
}

function headingOf(name: string, props: TreeProps | null, children: readonly TreeNode[]) {
  return {
    depth: Number(name.slice(1)),
    heading: plain(children.map(treeText).join('')),
    anchor: typeof props?.id === 'string' ? props.id : '',
  };
}

function readable(props: TreeProps | null): string[] {
  return READ_PROPS.map((name) => props?.[name])
    .filter((value) => typeof value === 'string')
    .map(plain)
    .filter((text) => text !== '');
}

/** The content of a code block of the language `text`, on one line. */
function message(props: TreeProps | null): string[] {
  if (props?.language !== 'text') return [];
  return [plain((props.lines as readonly CodeLine[]).map(lineText).join(' '))];
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
