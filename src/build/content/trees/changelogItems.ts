import GithubSlugger from 'github-slugger';
import { FRAME_IDS } from '../../../model/config/frameIds';
import {
  isChangeKind,
  type ChangeKind,
  type ChangelogItem,
} from '../../../model/changelog/changelogItem';
import { isElement, treeText, type TreeElement, type TreeNode } from '../../../model/content/tree';
import type { CompiledBody } from '../compile/compiled';
import { givesId } from '../headings/givesId';
import { isInline } from '../inline';

// Enough to distinguish bullets, and few enough to survive a rewording of the rest.
const WORDS_OF_AN_ID = 6;

/**
 * The changes in an entry: the headings below New, Improved and Fixed, and the bullets there that have no heading. Each bullet
 * gets an id from its first words, or from its kind if they yield none, that is unique on the page.
 */
export function changelogItems({ tree, headings }: Pick<CompiledBody, 'tree' | 'headings'>): {
  tree: TreeNode[];
  items: ChangelogItem[];
} {
  const slugger = new GithubSlugger();
  [...FRAME_IDS, ...headings.map(({ id }) => id)].forEach((id) => slugger.slug(id));
  const items: ChangelogItem[] = [];
  let kind: ChangeKind | undefined;
  let below = false;

  const bullet = (node: TreeNode): TreeNode => {
    if (!kind || typeof node === 'string') return node;
    const text = ownText(node);
    if (text === '') return node;
    const words = text.split(' ').slice(0, WORDS_OF_AN_ID).join(' ');
    const id = slugger.slug(givesId(words) ? words : kind);
    items.push({ kind, id, text: firstSentence(text) });
    const [name, props, ...children] = node;
    return [name, { ...props, id }, ...children];
  };
  const block = (node: TreeElement): TreeNode => {
    const [name, props, ...children] = node;
    const text = treeText(node).trim();
    if (name === 'h2') {
      kind = isChangeKind(text) ? text : undefined;
      below = false;
    } else if (name === 'h3' && kind) {
      below = true;
      items.push({ kind, id: String(props?.id), text });
    }
    return name === 'ul' && !below ? [name, props, ...children.map(bullet)] : node;
  };
  return { tree: tree.map((node) => (typeof node === 'string' ? node : block(node))), items };
}

/** The text of a bullet itself, up to the first nested block such as a list. */
function ownText([, , ...inside]: TreeElement): string {
  const first = inside.filter(isElement).find(([name]) => !isInline(name));
  const line = first ? inside.slice(0, inside.indexOf(first)) : inside;
  const text = oneLine(line.map(treeText).join(''));
  return text === '' && first?.[0] === 'p' ? oneLine(treeText(first)) : text;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** @example firstSentence('Faster previews. They scroll, too.') // => 'Faster previews.' */
function firstSentence(text: string): string {
  // A full stop within the first twelve characters ends an abbreviation rather than a sentence.
  return /^.{12,}?[.!?](?= |$)/.exec(text)?.[0] ?? text;
}
