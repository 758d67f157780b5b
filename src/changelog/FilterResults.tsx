import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { loadChangelog, loadedChangelog } from '../data/loadChangelog';
import type { FilteredEntry } from '../model/changelog/changelogFile';
import { counted } from '../model/counted';
import { color } from '../theme/tokens';
import { ErrorBox } from '../ui/ErrorBox';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { ArchiveYears } from './ArchiveYears';
import { filtered, type Filter } from './filter';
import { WiderFilters } from './WiderFilters';

interface FilterResultsProps {
  filter: Filter | undefined;
  /** Called with a wider filter if nothing matches this one. */
  onChoose: (filter: Filter, replaces: boolean) => void;
}

/**
 * The entries of the whole changelog that match the filter, in place of the list. Without a filter only the empty live
 * region is rendered: screen readers would not announce one that is inserted together with its text.
 */
export function FilterResults({ filter, onChoose }: FilterResultsProps) {
  const [all, setAll] = useState(loadedChangelog);
  const [latest, setFailure] = useState<{ filter: Filter; error: unknown }>();
  const said = useRef<HTMLParagraphElement>(null);
  const failure = latest?.filter === filter ? latest : undefined;
  const [wasFiltered, setWasFiltered] = useState(false);
  if (filter && !wasFiltered) setWasFiltered(true);

  useEffect(() => {
    if (!filter || failure) return;
    loadChangelog().then(setAll, (error: unknown) => setFailure({ filter, error }));
  }, [filter, failure]);

  const retry = () => {
    // The button is about to disappear.
    said.current?.focus();
    setFailure(undefined);
  };
  const widen = (wider: Filter) => {
    said.current?.focus();
    onChoose(wider, false);
  };
  const entries = filter && all && filtered(all, filter);
  return (
    <>
      <Said role="status" ref={said} tabIndex={-1}>
        {filter &&
          !failure &&
          (entries ? sentence(entries, filter) : 'Looking through all entries…')}
        {!filter && wasFiltered && <VisuallyHidden>All entries</VisuallyHidden>}
      </Said>
      {failure && <ErrorBox error={failure.error} onRetry={retry} />}
      {filter && entries?.length === 0 && <WiderFilters filter={filter} onChoose={widen} />}
      {entries && (
        <ArchiveYears
          entries={entries.map((entry) =>
            filter.kind ? { ...entry, description: undefined } : entry,
          )}
        />
      )}
    </>
  );
}

/** @example sentence([], { area: 'SQL', kind: 'Fixed' }) // => 'No changes under “Fixed” on SQL' */
function sentence(entries: readonly FilteredEntry[], { area, kind }: Filter): string {
  const about = area ? ` on ${area}` : '';
  if (kind && entries.length === 0) return `No changes under “${kind}”${about}`;
  const items = entries.reduce((sum, entry) => sum + entry.items.length, 0);
  const found = counted(entries.length, 'entry', 'entries');
  return `${kind ? `${counted(items, 'change')} under “${kind}” in ${found}` : found}${about}`;
}

const Said = styled.p`
  color: ${color.inkFaint};
  font-size: 0.875rem;
  outline: none;
  &:not(:empty, :has(> span)) {
    margin-top: 20px;
  }
`;
