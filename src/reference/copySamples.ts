import { copyText } from '../ui/copyText';

/** How long a button says what came of it, in milliseconds. */
const SAID = 2000;

/**
 * Has the copy buttons of samples work before Redoc is there and while it is, without the focus, which Redoc would take.
 * `say` tells those who do not see the button. Returns what ends it.
 */
export function copySamples(panes: Element, say: (text: string) => void): () => void {
  const ended = new AbortController();
  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const text = button?.textContent === 'Copy' ? textBeside(button) : undefined;
    if (!button || text === undefined) return;
    event.stopPropagation();
    const tell = (said: string) => {
      // Redoc still has to find its own text there when it takes the panes over.
      button.dataset.said = said;
      say(said);
      setTimeout(() => {
        delete button.dataset.said;
        say('');
      }, SAID);
    };
    copyText(text).then(
      () => tell('Copied'),
      () => tell('Copying failed'),
    );
  };
  panes.addEventListener('click', onClick, { capture: true, signal: ended.signal });
  return () => ended.abort();
}

/** The sample below a button; JSON, which is shown as a tree, as it would be sent. */
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
