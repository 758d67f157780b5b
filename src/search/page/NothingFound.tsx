import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { linkLine } from '../../theme/linkLine';
import { secondaryButtonCss } from '../../theme/secondaryButtonCss';
import { color } from '../../theme/tokens';
import { opensElsewhere } from '../../ui/links/opensElsewhere';
import { SmartLink } from '../../ui/links/SmartLink';
import type { SearchClient } from '../engine/contract';
import { NoResultsHelp } from '../results/NoResultsHelp';
import { searchAddress } from '../searchAddress';

interface NothingFoundProps {
  query: string;
  client: SearchClient;
  onSearch: (query: string) => void;
  /** Set when only one area was searched. */
  onEverywhere?: () => void;
}

/** What to try when nothing was found, starting with the other areas. */
export function NothingFound({ query, client, onSearch, onEverywhere }: NothingFoundProps) {
  const search = (title: string) => (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    event.currentTarget.closest('section')?.focus({ preventScroll: true });
    onSearch(title);
  };
  const everywhere = (event: MouseEvent) => {
    event.currentTarget.closest('section')?.focus({ preventScroll: true });
    onEverywhere?.();
  };
  return (
    <Advice>
      {onEverywhere && (
        <button type="button" onClick={everywhere}>
          Search in all areas
        </button>
      )}
      <NoResultsHelp
        query={query}
        client={client}
        suggestion={(title) => (
          <SmartLink href={searchAddress(title)} onClick={search(title)}>
            {title}
          </SmartLink>
        )}
      />
    </Advice>
  );
}

const Advice = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  padding-block: 12px;
  p {
    color: ${color.inkSoft};
  }
  ul {
    margin: 0 0 12px;
  }
  li {
    padding-block: 2px;
  }
  a {
    ${linkLine}
  }
  a:hover {
    text-decoration-thickness: 2px;
  }
  button {
    ${secondaryButtonCss}
  }
`;
