import type { LeafEntry, LinkEntry } from '../../model/config/siteFrame';
import { SmartLink } from '../../ui/links/SmartLink';
import { HtmlParts } from './HtmlParts';

interface LeavesProps {
  items: readonly LeafEntry[];
  current?: LinkEntry;
}

/** A dropdown's items from the site configuration. */
export function Leaves({ items, current }: LeavesProps) {
  return items.map((item, index) => (
    // The list never changes at runtime.
    <li key={index}>
      {item.kind === 'html' ? (
        <HtmlParts tree={item.tree} />
      ) : (
        <SmartLink href={item.href} aria-current={item === current ? 'true' : undefined}>
          {item.label}
        </SmartLink>
      )}
    </li>
  ));
}
