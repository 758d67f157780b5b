import type { SidebarNode } from './navigation';
import type { Neighbours } from './neighbours';
import type { PageLink } from './pageLink';

/** What the frame around a page of docs or tutorials shows: it comes with the page's context. */
export interface PageFrame extends Neighbours {
  /** Id of the sidebar that the page stands in. */
  readonly sidebar: string;
  /** The sidebar as far as it is open on this page. */
  readonly branch: readonly SidebarNode[];
  /** The pages above this one, from the root. */
  readonly trail: readonly PageLink[];
  /** The page has a menu of its own, and shows no sidebar. */
  readonly alone?: boolean;
  /** Address of the same page in each other version that has it, by the version's name; only where there are several. */
  readonly versions?: Readonly<Record<string, string>>;
}

/** A page as a card shows it. */
export interface PageCard extends PageLink {
  readonly description: string;
}

/** A card of a tutorial, or of a folder of them. */
export interface TutorialCard extends PageCard {
  readonly level?: string;
  readonly minutes?: number;
  /** Addresses of the tutorials in a folder. */
  readonly tutorials?: readonly string[];
}
