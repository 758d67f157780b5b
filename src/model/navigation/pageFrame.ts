import type { SidebarNode } from './navigation';
import type { Neighbours } from './neighbours';
import type { PageLink } from './pageLink';

/** What the frame around a docs or tutorials page shows; part of the page context. */
export interface PageFrame extends Neighbours {
  /** Id of the page's sidebar. */
  readonly sidebar: string;
  /** The part of the sidebar that is open on this page. */
  readonly branch: readonly SidebarNode[];
  /** The parent pages, from the root. */
  readonly trail: readonly PageLink[];
  /** True if the page has its own menu and no sidebar. */
  readonly alone?: boolean;
  /**
   * Address of the same page in each other version that has it, by version name; only if there are several versions.
   */
  readonly versions?: Readonly<Record<string, string>>;
}

/** A page as shown on a card. */
export interface PageCard extends PageLink {
  readonly description: string;
}

/** A card for a tutorial or a folder of tutorials. */
export interface TutorialCard extends PageCard {
  readonly level?: string;
  readonly minutes?: number;
  /** Addresses of the tutorials in a folder. */
  readonly tutorials?: readonly string[];
}
