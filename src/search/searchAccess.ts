import { requiredContext } from '../ui/requiredContext';

/** What leads to the search dialog from anywhere on a page. */
interface SearchAccess {
  /** Opens the dialog with the text that is selected on the page. */
  open(): void;
  /** Whether the dialog is open, or on its way. */
  opened: boolean;
  /** Opens the dialog with a text that the reader has begun to type. */
  openWith(typed: string): void;
  /** Fetches what the dialog needs, once the reader is about to open it, unless the connection has no room for that. */
  prepare(): void;
}

/** The way to the search dialog; to be used inside of `SearchProvider`. */
export const [SearchContext, useSearchAccess] = requiredContext<SearchAccess>(
  'useSearchAccess',
  'SearchProvider',
);
