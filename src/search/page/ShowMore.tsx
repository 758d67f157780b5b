import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { secondaryButtonCss } from '../../theme/secondaryButtonCss';
import { color } from '../../theme/tokens';
import { BATCH } from '../results/searchParameters';
import { shownCount } from '../results/shownCount';

interface ShowMoreProps {
  /** Identifies the search: a request for more results applies to this search only. */
  search: string;
  shown: number;
  total: number;
  isLast: boolean;
  busy: boolean;
  onMore: () => void;
}

// Starts loading before the reader reaches the end.
const AHEAD = '400px';

/** Fetches the next results when the reader scrolls near the end or presses the button. */
export function ShowMore({ search, shown, total, isLast, busy, onMore }: ShowMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  // The number of pages in the list when the reader asked for more.
  const asked = useRef<number>(undefined);
  const more = !isLast && !busy;

  useEffect(() => {
    if (!more || !end.current) return undefined;
    const button = end.current.querySelector('button');
    const observer = new IntersectionObserver(
      (entries) => {
        // While the button has the focus, the reader decides when.
        const near = entries.some((entry) => entry.isIntersecting);
        if (near && document.activeElement !== button) onMore();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [more, shown, onMore]);

  useEffect(() => {
    asked.current = undefined;
  }, [search]);

  useEffect(() => {
    if (asked.current === undefined) return;
    const here = document.activeElement;
    // Do not take the focus from a reader who has moved on.
    if (here === document.body || end.current?.contains(here))
      pageLinks(end.current)[asked.current]?.focus();
    asked.current = undefined;
  }, [shown]);

  const ask = () => {
    if (busy) return;
    asked.current = pageLinks(end.current).length;
    onMore();
  };
  return (
    <End ref={end}>
      {!isLast && (
        <button type="button" aria-disabled={busy} onClick={ask}>
          Show more results
        </button>
      )}
      {/* An element: a browser that translates the page replaces a bare text, and React could not remove it. */}
      {total > BATCH && <span>{`${shownCount(shown)} of ${shownCount(total)} shown`}</span>}
    </End>
  );
}

/** The page links in the list before the end. */
function pageLinks(end: HTMLElement | null): readonly HTMLElement[] {
  return [...(end?.parentElement?.querySelectorAll<HTMLElement>('h2 a') ?? [])];
}

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;
  padding-block: 24px;
  color: ${color.inkFaint};
  font-size: 0.875rem;
  line-height: 1.375rem;
  button {
    ${secondaryButtonCss}
  }
`;
