import type { LeafEntry, LinkEntry } from '../../model/siteFrame';
import { SmartLink } from '../../ui/SmartLink';
import { HtmlParts } from './HtmlParts';

interface LeavesProps {
  items: readonly LeafEntry[];
  current?: LinkEntry;
}

/** The owner's items of a dropdown. */
export function Leaves({ items, current }: LeavesProps) {
  return items.map((item, index) => (
    // The owner's list never changes while the site runs.
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
