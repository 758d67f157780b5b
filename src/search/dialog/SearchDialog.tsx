import { useEffect, useState, type MouseEvent } from 'react';
import { InstantSearch } from 'react-instantsearch';
import styled from 'styled-components';
import { color, media } from '../../theme/tokens';
import type { SearchClient } from '../engine/contract';
import { indexName } from '../loadClient';
import { searchedQuery } from '../searchedQuery';
import { forInstantSearch } from '../results/forInstantSearch';
import { lazyClient } from './lazyClient';
import { SearchPanel } from './SearchPanel';
import { opensElsewhere } from '../../ui/links/opensElsewhere';
import { useModal } from '../../ui/disclosure/useModal';

export interface SearchDialogProps {
  /** Called when the dialog opens, and again by Retry after a failure. */
  loadClient: () => Promise<SearchClient>;
  /** The initial value of the field. */
  initialQuery: string;
  /** The text that was selected on the page. */
  selection?: string;
  onClose: () => void;
}

/** The search dialog. It opens on mount, and closes when the reader follows a result. */
export function SearchDialog({ loadClient, onClose, ...props }: SearchDialogProps) {
  const { ref, close } = useModal();
  const [client] = useState(() => lazyClient(loadClient));
  const [query] = useState(() => searchedQuery(props.initialQuery));

  useEffect(() => client.prepare(), [client]);

  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (link && !opensElsewhere(event)) close();
  };
  return (
    <Dialog ref={ref} aria-label="Search" onClose={onClose}>
      <Inner onClick={onClick}>
        <InstantSearch
          indexName={indexName}
          searchClient={forInstantSearch(client)}
          initialUiState={{ [indexName]: { query } }}
          insights={false}
          future={{ preserveSharedStateOnUnmount: true }}
        >
          <SearchPanel {...props} client={client} onEscape={close} />
        </InstantSearch>
      </Inner>
    </Dialog>
  );
}

/** Where the dialog fills the window: on phones, in either orientation. */
const filled = `${media.phone}, (max-height: 480px)`;

const Dialog = styled.dialog`
  width: min(640px, calc(100vw - 32px));
  max-width: none;
  max-height: none;
  margin: min(12vh, 120px) auto auto;
  padding: 0;
  border: 1px solid ${color.line};
  border-radius: 12px;
  background: ${color.raised};
  color: ${color.ink};
  box-shadow: 0 24px 64px -24px ${color.backdrop};
  &::backdrop {
    background: ${color.backdrop};
  }
  ${filled} {
    width: 100%;
    height: 100dvh;
    margin: 0;
    border: 0;
    border-radius: 0;
  }
`;

const Inner = styled.div`
  display: flex;
  flex-direction: column;
  max-height: min(72vh, 640px);
  ${filled} {
    height: 100%;
    max-height: none;
  }
`;
