import { requiredContext } from '../ui/requiredContext';

/** Opens the search dialog from anywhere on a page. */
interface SearchAccess {
  /** Opens the dialog with the text selected on the page. */
  open(): void;
  /** Whether the dialog is open or loading. */
  opened: boolean;
  /** Opens the dialog with what the reader has typed so far. */
  openWith(typed: string): void;
  /** Fetches what the dialog needs when the reader is about to open it, unless the connection is too slow for that. */
  prepare(): void;
}

/** Access to the search dialog; throws outside `SearchProvider`. */
export const [SearchContext, useSearchAccess] = requiredContext<SearchAccess>(
  'useSearchAccess',
  'SearchProvider',
);
