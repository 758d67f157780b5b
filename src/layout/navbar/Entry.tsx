import { Suspense } from 'react';
import type { NavbarEntry } from '../../model/config/siteFrame';
import { SearchButton } from '../../search/SearchButton';
import { lazyOrBuilt } from '../../ui/lazy/lazyOrBuilt';
import { ButtonLink, NavbarLink } from './NavbarLink';
import type { Place } from './place';

const RichEntry = lazyOrBuilt(() => import('./RichEntry').then((module) => module.RichEntry));

/** A navbar entry of any kind; plain links at the right end are buttons. */
export function Entry({ entry, ...place }: Place & { entry: NavbarEntry }) {
  if (entry.kind === 'search') return <SearchButton href={place.site.search.searchPagePath} />;
  if (entry.kind !== 'link')
    return (
      <Suspense>
        <RichEntry entry={entry} {...place} />
      </Suspense>
    );
  const Link = entry.position === 'left' ? NavbarLink : ButtonLink;
  return (
    <Link href={entry.href} aria-current={entry === place.current ? 'true' : undefined}>
      {entry.label}
    </Link>
  );
}
