import { readStored, writeStored } from '../../data/storage';
import { LANGUAGE_KEY, sampleLanguages } from '../../model/api/sampleLanguages';

const LIST = '.react-tabs__tab-list';

/**
 * Switches the samples of all operations to the language that the reader chooses for one, or has chosen in the tabs of the
 * docs. Only those within a screen of the viewport are switched, since switching all would keep a phone busy. Returns a
 * function that stops it.
 */
export function followLanguage(panes: Element): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) choose(target as HTMLElement);
    },
    { rootMargin: '100% 0px' },
  );
  const observeAll = () => {
    for (const list of panes.querySelectorAll(LIST)) {
      observer.unobserve(list);
      observer.observe(list);
    }
  };
  const onChoice = ({ target }: Event) => {
    const language = target instanceof Element ? languageOf(target.closest(`${LIST} > *`)) : null;
    if (!language || language === readStored(LANGUAGE_KEY)) return;
    writeStored(LANGUAGE_KEY, language);
    observeAll();
  };
  // The arrow keys also choose, moving the focus along.
  const onKey = (event: Event) =>
    /^(Arrow|Home|End)/.test((event as KeyboardEvent).key) && onChoice(event);

  observeAll();
  panes.addEventListener('click', onChoice);
  panes.addEventListener('keyup', onKey);
  return () => {
    observer.disconnect();
    panes.removeEventListener('click', onChoice);
    panes.removeEventListener('keyup', onKey);
  };
}

function languageOf(tab: Element | null): string | undefined {
  return sampleLanguages.find((language) => language === tab?.textContent);
}

/** Selects the reader's language in a tab list, unless it shows something else, such as the request body. */
function choose(list: HTMLElement): void {
  const language = readStored(LANGUAGE_KEY);
  const shown = languageOf(list.querySelector('[aria-selected="true"]'));
  if (!shown || shown === language) return;
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
  const tab = tabs.find(({ textContent }) => textContent === language);
  if (!tab) return;
  // Redoc's tabs take the focus when clicked, which scrolls the window; nothing within an inert list can take it.
  list.inert = true;
  tab.click();
  requestAnimationFrame(() => {
    list.inert = false;
  });
}
