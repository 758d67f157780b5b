import { onApple } from '../ui/onApple';

/** The keys that open the search, as they are written on the reader's keyboard. */
export function searchKeys(): string {
  return onApple() ? '⌘K' : 'Ctrl K';
}
