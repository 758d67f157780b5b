/** Redoc at work in panes; whoever shows them hears of it. */
export interface Work {
  onCrash: (error: unknown) => void;
  /** Ends it; nothing before it has begun. */
  end?: () => void;
}

let kept: { readonly text: DocumentFragment; readonly work: Work } | undefined;

/** Keeps the text of panes that a reader leaves, with Redoc at work in it, so that nobody waits for it on the way back. */
export function keepPanes(panes: Element, work: Work): void {
  const text = document.createDocumentFragment();
  text.append(...panes.childNodes);
  kept = { text, work };
}

/** Puts the text that was kept into empty panes. Returns what works in it; undefined where nothing was kept. */
export function bringBack(panes: Element): Work | undefined {
  if (!kept) return undefined;
  const { text, work } = kept;
  kept = undefined;
  panes.append(text);
  // At its true height at once: the reader is led to the place that was left (`unseenCss`).
  delete document.documentElement.dataset.top;
  return work;
}
