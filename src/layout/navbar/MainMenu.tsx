import styled from 'styled-components';
import type { NavbarEntry } from '../../model/config/siteFrame';
import { color } from '../../theme/tokens';
import { SmartLink } from '../../ui/links/SmartLink';
import { Fold } from './Fold';
import { RichEntry } from './RichEntry';
import type { Place } from './place';

/** All navbar entries as rows, left ones first; dropdowns of the bar expand in place here. */
export function MainMenu(place: Place) {
  const { navbar } = place.site;
  const ends = (['left', 'right'] as const).flatMap((end) =>
    navbar.filter(({ position }) => position === end),
  );
  return (
    <nav aria-label="Main">
      <Rows>
        {ends.map((entry, index) => (
          <li key={index}>
            <Row entry={entry} {...place} />
          </li>
        ))}
      </Rows>
    </nav>
  );
}

function Row({ entry, ...place }: Place & { entry: NavbarEntry }) {
  const { site, current } = place;
  if (entry.kind === 'search')
    return <SmartLink href={site.search.searchPagePath}>Search</SmartLink>;
  if (entry.kind !== 'link')
    return <RichEntry entry={entry} {...place} Folder={Fold} Link={SmartLink} />;
  return (
    <SmartLink href={entry.href} aria-current={entry === current ? 'true' : undefined}>
      {entry.label}
    </SmartLink>
  );
}

const Rows = styled.ul`
  a {
    display: block;
  }
  a,
  summary {
    padding: 9px 12px;
    border-radius: 8px;
    font-weight: 500;
  }
  a:hover,
  summary:hover {
    background: ${color.line};
  }
  a[aria-current] {
    color: ${color.accent};
    background: ${color.accentSoft};
  }
  li > div > a {
    display: inline;
    padding-inline: 0;
    background: none;
  }
`;
