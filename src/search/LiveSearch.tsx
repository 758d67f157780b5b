import { SearchForm } from './SearchForm';
import { useSearchAccess } from './searchAccess';

/** A field that one can type into at once: the dialog takes over with the first letters, and without scripts the search page. */
export function LiveSearch() {
  const { opened, openWith, prepare } = useSearchAccess();
  const onType = (text: string, composing = false) => {
    // Changing fields would break off an unfinished word. Phone keyboards compose every word, and carry it over.
    if (composing && window.matchMedia('(pointer: fine)').matches) return;
    // While the dialog is on its way, letters may also be deleted.
    if (opened || text.trim()) openWith(text);
  };
  // The dialog has the letters now, and those that follow them.
  const onLeave = (field: HTMLInputElement) => {
    if (document.querySelector('dialog[open]')) field.value = '';
  };
  return <SearchForm onIntent={prepare} onType={onType} onLeave={onLeave} />;
}
