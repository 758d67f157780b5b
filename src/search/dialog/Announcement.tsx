import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { passageCount, resultCount } from '../results/resultCount';
import type { Search } from './useSearch';

// Long enough that a reader who types is told once, at the end.
const PAUSE = 500;

interface AnnouncementProps {
  search: Search;
  /** How many passages stand above the results. */
  passages: number;
}

/** Tells screen readers how many results there are, once the reader stops typing. */
export function Announcement({ search, passages }: AnnouncementProps) {
  const { screen, current, count, answered } = search;
  const counted = current && (screen === 'results' || screen === 'none');
  const text = counted ? resultCount(count, answered) + passageCount(passages) : '';
  const [told, setTold] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setTold(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {told}
    </VisuallyHidden>
  );
}
