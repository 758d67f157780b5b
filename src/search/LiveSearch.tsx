import { SearchForm } from './SearchForm';
import { useSearchAccess } from './searchAccess';

/** A search field that is ready immediately: typing opens the dialog, and without scripts it leads to the search page. */
export function LiveSearch() {
  const { opened, openWith, prepare } = useSearchAccess();
  const onType = (text: string, composing = false) => {
    // Switching fields would abort a word being composed. Phone keyboards compose every word, but carry it over.
    if (composing && window.matchMedia('(pointer: fine)').matches) return;
    // While the dialog loads, the reader may also delete letters.
    if (opened || text.trim()) openWith(text);
  };
  // From here on, the dialog holds what was typed.
  const onLeave = (field: HTMLInputElement) => {
    if (document.querySelector('dialog[open]')) field.value = '';
  };
  return <SearchForm onIntent={prepare} onType={onType} onLeave={onLeave} />;
}
