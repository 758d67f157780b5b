import type { ComponentType, ReactNode } from 'react';
import type { PageFrame } from '../../model/navigation/pageFrame';
import type { LeafEntry, LinkEntry, SiteFrame } from '../../model/config/siteFrame';
import type { SmartLink } from '../../ui/links/SmartLink';

/** What navbar entries need to know: the current page, and the site. */
export interface Place {
  readonly path: string;
  readonly frame?: PageFrame;
  readonly site: SiteFrame;
  /** The link whose part of the site contains the page. */
  readonly current?: LinkEntry;
}

/** The building blocks of entries; the bar and the mobile menu each have their own. */
export interface Parts {
  /** Collapses links below a label. */
  readonly Folder: ComponentType<{
    label: string;
    align: 'left' | 'right';
    /** True if one of the links is the current one. */
    current: boolean;
    children: ReactNode;
  }>;
  readonly Link: ComponentType<Parameters<typeof SmartLink>[0]>;
}

/** An entry that groups the site's links and the owner's links in a menu. */
export interface FolderProps extends Place, Parts {
  readonly align: 'left' | 'right';
  /** Items added in the site configuration. */
  readonly items: readonly LeafEntry[];
}
