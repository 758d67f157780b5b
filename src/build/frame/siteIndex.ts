import type { LearnPageData } from '../learnPages';
import type { SectionPlan } from '../sections/section';

/** A docs page that the configuration can refer to by id. */
export interface IndexedDoc {
  readonly docId: string;
  readonly sidebar: string;
  readonly path: string;
  readonly label: string;
}

/** The targets that the configuration can refer to. */
export interface SiteIndex {
  /** The docs pages of all versions that this build makes. */
  readonly docs: readonly IndexedDoc[];
  /** The address that each sidebar opens with, by the sidebar's id. */
  readonly opens: Readonly<Record<string, string>>;
  /** The ids of all pages in each version's folder, published or not, by the version's name. */
  readonly files: Readonly<Record<string, readonly string[]>>;
}

/** Builds the index from the pages, the sections' plans and the files of each version. */
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
