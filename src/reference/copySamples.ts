import { copyText } from '../ui/copyText';

/** How long a button confirms that it has copied, in milliseconds. */
const SHOWN = 2000;

/**
 * Handles the copy buttons of samples, before Redoc has hydrated them and after: Redoc would move the focus to a field of its
 * own. `say` announces the outcome to screen readers. Returns a function that stops it.
 */
export function copySamples(panes: Element, say: (text: string) => void): () => void {
  const ended = new AbortController();
  let clear = () => {};
  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const text = button?.textContent === 'Copy' ? textBeside(button) : undefined;
    if (!button || text === undefined) return;
    event.stopPropagation();
    const tell = (said: string) => {
      clear();
      // Not as text: Redoc expects its own text there when it hydrates the panes.
      button.dataset.said = said;
      say(said);
      const timer = setTimeout(() => clear(), SHOWN);
      clear = () => {
        clearTimeout(timer);
        delete button.dataset.said;
        say('');
      };
    };
    copyText(text).then(
      () => tell('Copied'),
      () => tell('Copying failed'),
    );
  };
  panes.addEventListener('click', onClick, { capture: true, signal: ended.signal });
  return () => ended.abort();
}

/** The text of the sample below a button; JSON, which is shown as a tree, is formatted as it would be sent. */
function textBeside(button: Element): string | undefined {
  const code = button.parentElement?.nextElementSibling;
  const text = code?.textContent ?? '';
  if (code?.matches('pre')) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return undefined;
  }
}
