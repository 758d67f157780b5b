import { useEffect } from 'react';
import { NEW_LINKS } from './newLinks';

/**
 * Announces links that a part of the page renders after the page itself; `drawn` is the data they are rendered from.
 */
export function useNewLinks(drawn: unknown): void {
  useEffect(() => void window.dispatchEvent(new Event(NEW_LINKS)), [drawn]);
}
