import { useState } from 'react';
import styled from 'styled-components';
import type { TreeNode } from '../model/content/tree';
import { media } from '../theme/tokens';
import type { AreaCount } from './AreaLinks';
import { EntryArticle } from './EntryArticle';
import { ListPages } from './ListPages';
import { useListParts } from './useListParts';

interface ListedEntry {
  readonly path: string;
  readonly title: string;
  readonly date: string;
  readonly tags: readonly string[];
  readonly tree: readonly TreeNode[];
}

interface EntryListProps {
  /** The entries of this page of the list, newest first. */
  entries: readonly ListedEntry[];
  page: number;
  pageCount: number;
  areas: readonly AreaCount[];
}

/** A page of the list, or the entries of the whole changelog that match the reader's filter. */
export function EntryList({ entries, page, pageCount, areas }: EntryListProps) {
  const [isFiltered, setFiltered] = useState(false);
  const parts = useListParts(page === 1 ? entries[0]?.path : undefined);
  return (
    <>
      <FilterPlace className="needs-js" $isAlone={isFiltered}>
        {parts.Filter && <parts.Filter areas={areas} onFiltered={setFiltered} />}
      </FilterPlace>
      {!isFiltered && (
        <>
          {entries.map((entry) => (
            <EntryArticle key={entry.path} {...entry} isNew={parts.isNew(entry)} />
          ))}
          <ListPages page={page} pageCount={pageCount} />
        </>
      )}
    </>
  );
}

// The space is reserved from the start, so that the entries below do not move; when filtering, it keeps the footer
// below the viewport while results load.
const FilterPlace = styled.div<{ $isAlone: boolean }>`
  --fields: calc(2.25rem + 24px);
  ${media.phone} {
    --fields: calc(4.5rem + 32px);
  }
  display: flow-root;
  min-height: ${({ $isAlone }) => ($isAlone ? '100vh' : 'var(--fields)')};
`;
