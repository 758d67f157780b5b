import type { Element } from 'hast';
import GithubSlugger from 'github-slugger';
import { FRAME_IDS } from '../../../model/config/frameIds';
import type { Heading } from '../../../model/content/tree';
import type { BodyFault } from '../compile/compiled';
import { lineOf } from '../compile/hast';
import { explicitId } from './explicitId';
import { givesId } from './givesId';
import { headingText } from './headingText';

/**
 * Sets the id of each heading, from `## Title [#my-id]` or else from its text as on GitHub, and returns the headings in order.
 * Faults are a skipped level, a level 1, an empty heading, one that yields no id, a duplicate id, and an id used by the frame of
 * the page.
 */
export function headingIds(elements: readonly Element[]): {
  headings: Heading[];
  faults: BodyFault[];
} {
  const { ids, faults } = explicitIds(elements);
  const slugger = new GithubSlugger();
  [...FRAME_IDS, ...ids].forEach((id) => id && slugger.slug(id));

  let above = 1;
  const headings = elements.map((element, index) => {
    const depth = Number(element.tagName.slice(1));
    const text = headingText(element);
    const id = ids[index] ?? slugger.slug(text);
    element.properties = { ...element.properties, id };
    const messages = [
      levelProblem(depth, above, text),
      ids[index] === undefined ? idProblem(text) : undefined,
    ].filter((message) => message !== undefined);
    faults.push(...messages.map((message) => ({ line: lineOf(element, 1), message })));
    above = depth;
    return { id, depth, text };
  });
  return { headings, faults };
}

/** Cuts the ids that the author wrote off the headings, and checks them; undefined for a heading without one. */
function explicitIds(elements: readonly Element[]) {
  const known = new Set<string>();
  const faults: BodyFault[] = [];
  const ids = elements.map((element) => {
    const id = takeExplicitId(element);
    if (id === undefined) return undefined;
    const message = explicitIdProblem(id, known);
    if (message) faults.push({ line: lineOf(element, 1), message });
    known.add(id);
    return id;
  });
  return { ids, faults };
}

/** Cuts `[#my-id]` off the end of a heading and returns the id. */
function takeExplicitId(element: Element): string | undefined {
  const last = element.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const found = explicitId(last.value);
  if (found) last.value = found.text;
  return found?.id;
}

function explicitIdProblem(id: string, before: ReadonlySet<string>): string | undefined {
  if (before.has(id)) return `The id "${id}" is given to two headings. Rename one of them.`;
  if (!FRAME_IDS.includes(id)) return undefined;
  return `The id "${id}" is reserved by the page itself. Give the heading another one.`;
}

const SECOND_TITLE =
  ' is a second first-level heading, but the title already is one. Start it with ##.';

/** Whether a fault is that of a heading besides the title, which a page without front matter does not have. */
export function isSecondTitle({ message }: BodyFault): boolean {
  return message.endsWith(SECOND_TITLE);
}

function levelProblem(depth: number, above: number, text: string): string | undefined {
  if (text.trim() === '') return 'A heading is empty. Write its text or remove it.';
  if (depth === 1) {
    return `"${text}"${SECOND_TITLE}`;
  }
  if (depth > above + 1) {
    return `"${text}" skips a heading level. Start it with ${'#'.repeat(above + 1)}.`;
  }
  return undefined;
}

function idProblem(text: string): string | undefined {
  if (text.trim() === '' || givesId(text)) return undefined;
  return `The heading "${text}" does not yield an id. Write one after it, such as [#not-equal].`;
}
