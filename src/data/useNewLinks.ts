import { useEffect } from 'react';
import { NEW_LINKS } from './newLinks';

/** Tells of the links that a part of the page draws after the page itself; `drawn` is what they are drawn from. */
export function useNewLinks(drawn: unknown): void {
  useEffect(() => void window.dispatchEvent(new Event(NEW_LINKS)), [drawn]);
}
