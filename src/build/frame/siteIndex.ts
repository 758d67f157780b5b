import type { LearnPageData } from '../learnPages';
import type { SectionPlan } from '../sections/section';

/** A page of docs, as the configuration may name it. */
export interface IndexedDoc {
  readonly docId: string;
  readonly sidebar: string;
  readonly path: string;
  readonly label: string;
}

/** What the configuration may lead to. */
export interface SiteIndex {
  /** The pages that this build makes, of all versions. */
  readonly docs: readonly IndexedDoc[];
  /** Address that each sidebar opens with, by its id. */
  readonly opens: Readonly<Record<string, string>>;
  /** Ids of all pages in the folder of each version, whether they are published or not; by the version's name. */
  readonly files: Readonly<Record<string, readonly string[]>>;
}

/** Gathers the index from what the sections plan and the pages tell. */
export function siteIndex(
  pages: readonly LearnPageData[],
  plans: readonly Pick<SectionPlan, 'opens'>[],
  files: SiteIndex['files'],
): SiteIndex {
  const docs = pages.flatMap((page) =>
    page.__typename === 'Doc'
      ? [{ docId: page.docId, sidebar: page.sidebar, path: page.path, label: page.label }]
      : [],
  );
  return {
    docs,
    opens: Object.fromEntries(plans.flatMap(({ opens }) => Object.entries(opens))),
    files,
  };
}
