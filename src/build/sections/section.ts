import type { NavigationFile } from '../../model/navigation/navigationFile';
import type { PageFrame } from '../../model/navigation/pageFrame';

/** The page context of a plan. */
interface PlanContext {
  /** The frame of a page in a sidebar. */
  readonly frame?: PageFrame;
  /** The addresses of its related pages. */
  readonly related?: readonly string[];
  readonly [key: string]: unknown;
}

/** A page to be made, as plain data, so that tests can inspect it. */
export interface PagePlan {
  readonly path: string;
  readonly component: string;
  readonly context: PlanContext;
}

/** What a section adds to the site. */
export interface SectionPlan {
  readonly pages: readonly PagePlan[];
  /** Its complete sidebars, by id. */
  readonly sidebars: NavigationFile;
  /** The address of the page that each sidebar opens with, by the sidebar's id. */
  readonly opens: Readonly<Record<string, string>>;
}
