import { readStored, writeStored } from '../../data/storage';
import { LANGUAGE_KEY, sampleLanguages } from '../../model/api/sampleLanguages';

const LIST = '.react-tabs__tab-list';

/**
 * Has the samples of all operations follow the language that the reader chooses for one, or has chosen in the tabs of the
 * docs: those in sight and a window around it, since all at once would keep a phone busy. Returns what ends it.
 */
export function followLanguage(panes: Element): (() => void) | undefined {
  if (typeof IntersectionObserver === 'undefined') return undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) choose(target as HTMLElement);
    },
    { rootMargin: '100% 0px' },
  );
  const lookAnew = () => {
    for (const list of panes.querySelectorAll(LIST)) {
      observer.unobserve(list);
      observer.observe(list);
    }
  };
  const onChoice = ({ target }: Event) => {
    const language = target instanceof Element ? languageOf(target.closest(`${LIST} > *`)) : null;
    if (!language || language === readStored(LANGUAGE_KEY)) return;
    writeStored(LANGUAGE_KEY, language);
    lookAnew();
  };
  // The arrows choose as well, and move the focus along.
  const onKey = (event: Event) =>
    /^(Arrow|Home|End)/.test((event as KeyboardEvent).key) && onChoice(event);

  lookAnew();
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

/** Where something else than a language is shown, such as the body of the request, it stays. */
function choose(list: HTMLElement): void {
  const language = readStored(LANGUAGE_KEY);
  const shown = languageOf(list.querySelector('[aria-selected="true"]'));
  if (!shown || shown === language) return;
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
  const tab = tabs.find(({ textContent }) => textContent === language);
  if (!tab) return;
  // Redoc's tabs take the focus when they are pressed, and the window along; nothing within an inert list can.
  list.inert = true;
  tab.click();
  requestAnimationFrame(() => {
    list.inert = false;
  });
}
