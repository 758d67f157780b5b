import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { resultCount } from '../results/resultCount';
import type { Search } from './useSearch';

// Long enough that who types is told once, at the end.
const PAUSE = 500;

/** Tells screen readers how many results there are, once the reader stops typing. */
export function Announcement({ search }: { search: Search }) {
  const { screen, current, count, answered } = search;
  const counted = current && (screen === 'results' || screen === 'none');
  const text = counted ? resultCount(count, answered) : '';
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
