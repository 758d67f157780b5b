import type { PageCard } from '../../model/navigation/pageFrame';
import type { PageTools } from '../../model/reader/pageTools';
import type { TreeNode } from '../../model/content/tree';
import type { ApiReference } from '../api/reference/apiReference';
import { referencePaths } from '../api/reference/referencePaths';
import { linkedPath } from '../../model/address/linkedPath';
import type { LearnPageData } from '../learnPages';
import { servedPages } from '../listedPages';
import { printLink } from './planPrint';
import type { PagePlan } from './section';

/** What pages show in addition to the plan of their own section. */
interface Additions {
  readonly content: readonly LearnPageData[];
  /** The links with other parts of the site, by address. */
  readonly mentions: ReadonlyMap<string, readonly TreeNode[]>;
  /** What readers can do with the page at an address. */
  readonly tools: (path: string) => PageTools | undefined;
  readonly reference: ApiReference | undefined;
}

/** A plan as Gatsby gets it, with cards for related pages. */
type CompletePlan = Omit<PagePlan, 'context'> & { readonly context: Record<string, unknown> };

/** Completes the plans of all pages with what the rest of the site adds: tools, mentions, related cards, the API menu. */
export function withPageContexts(
  pages: readonly PagePlan[],
  { content, mentions, tools, reference }: Additions,
): CompletePlan[] {
  const cards = new Map(
    servedPages(content).map(({ path, title, description }) => [
      path,
      { path, title, description },
    ]),
  );
  const paths = new Set(pages.map(({ path }) => path));
  const references = referencePaths(content);
  return pages.map(({ context, ...page }) => ({
    ...page,
    context: {
      ...context,
      ...relatedCards(context.related, cards),
      ...(references.includes(page.path) && {
        menu: reference?.menu,
        firstCall: reference?.firstCall,
      }),
      tools: tools(page.path),
      mentions: [...(mentions.get(page.path) ?? []), ...printLink(page.path, paths)],
    },
  }));
}

/** Turns the addresses of related pages into cards, which may be of any part of the site. */
function relatedCards(
  related: readonly string[] | undefined,
  cards: ReadonlyMap<string, PageCard>,
) {
  if (!related) return {};
  return {
    related: related.flatMap((href) => {
      const card = cards.get(linkedPath(href));
      return card ? { ...card, path: href } : [];
    }),
  };
}
