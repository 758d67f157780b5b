import styled from 'styled-components';
import type { NavbarEntry } from '../../model/config/siteFrame';
import { Dropdown } from '../../ui/disclosure/Dropdown';
import { HtmlParts } from './HtmlParts';
import { Leaves } from './Leaves';
import { LocaleDropdown } from './LocaleDropdown';
import { entryLook, NavbarLink } from './NavbarLink';
import type { Parts, Place } from './place';
import { VersionDropdown } from './VersionDropdown';
import { VersionLink } from './VersionLink';

interface RichEntryProps extends Place, Partial<Parts> {
  entry: Exclude<NavbarEntry, { kind: 'link' | 'search' }>;
}

/** An entry that is more than a plain link: HTML, a dropdown, or links to other versions and locales. */
export function RichEntry({ entry, ...props }: RichEntryProps) {
  const place = { Folder: BarDropdown, Link: NavbarLink, align: entry.position, ...props };
  const { Folder, align, current } = place;
  switch (entry.kind) {
    case 'html':
      return <HtmlParts tree={entry.tree} />;
    case 'dropdown':
      return (
        <Folder
          label={entry.label}
          align={align}
          current={entry.items.some((item) => item === current)}
        >
          <Leaves items={entry.items} current={current} />
        </Folder>
      );
    case 'docsVersion':
      return <VersionLink {...place} label={entry.label} href={entry.href} />;
    case 'docsVersionDropdown':
      return <VersionDropdown {...place} items={entry.items} />;
    case 'localeDropdown':
      return <LocaleDropdown {...place} items={entry.items} />;
  }
}

const BarDropdown = styled(Dropdown)`
  > button {
    ${entryLook}
  }
`;
