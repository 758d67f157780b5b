import { SearchForm } from './SearchForm';
import { useSearchAccess } from './searchAccess';

/** A field that one can type into at once: the dialog takes over with the first letters, and without scripts the search page. */
export function LiveSearch() {
  const { openWith, prepare } = useSearchAccess();
  return <SearchForm onIntent={prepare} onType={(text) => text.trim() && openWith(text)} />;
}
