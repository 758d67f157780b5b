import type { ComponentType, ReactNode } from 'react';
import type { PageFrame } from '../../model/pageFrame';
import type { LeafEntry, LinkEntry, SiteFrame } from '../../model/siteFrame';
import type { SmartLink } from '../../ui/SmartLink';

/** Where the reader is, and in which site: what entries of the navbar need to know. */
export interface Place {
  readonly path: string;
  readonly frame?: PageFrame;
  readonly site: SiteFrame;
  /** The link whose part of the site the page stands in. */
  readonly current?: LinkEntry;
}

/** What entries are made of; the bar and the menu of small screens each have their own. */
export interface Parts {
  /** Folds links away below a label. */
  readonly Folder: ComponentType<{
    label: string;
    align: 'left' | 'right';
    /** Whether one of the links is the current one. */
    current: boolean;
    children: ReactNode;
  }>;
  readonly Link: ComponentType<Parameters<typeof SmartLink>[0]>;
}

/** An entry that groups the site's links and the owner's links in a menu. */
export interface FolderProps extends Place, Parts {
  readonly align: 'left' | 'right';
  /** What the owner adds. */
  readonly items: readonly LeafEntry[];
}
