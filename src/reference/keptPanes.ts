/** Redoc at work in panes; whoever shows them hears of it. */
export interface Work {
  onCrash: (error: unknown) => void;
  /** Ends it; nothing before it has begun. */
  end?: () => void;
}

let kept: { readonly text: DocumentFragment; readonly work: Work } | undefined;

/** Keeps the text of panes that a reader leaves, with Redoc at work in it, so that nobody waits for it on the way back. */
export function keepPanes(panes: Element, work: Work): void {
  kept?.work.end?.();
  const text = document.createDocumentFragment();
  text.append(...panes.childNodes);
  kept = { text, work };
}

/** Puts the text that was kept into empty panes, where there is one. */
export function bringBack(panes: Element): void {
  if (!kept) return;
  panes.append(kept.text);
  // At its true height at once: the reader is led to the place that was left (`unseenCss`).
  delete document.documentElement.dataset.top;
}

/** What works in the text that was brought back; undefined where none was. From now on it is kept no longer. */
export function takeWork(): Work | undefined {
  // Text that is still kept was not needed: these panes have their own.
  if (!kept || kept.text.hasChildNodes()) return undefined;
  const { work } = kept;
  kept = undefined;
  return work;
}
