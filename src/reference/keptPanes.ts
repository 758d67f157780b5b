/** A running Redoc instance, as seen by whoever shows its panes. */
export interface Work {
  onCrash: (error: unknown) => void;
  /** Ends it; undefined before it has started. */
  end?: () => void;
}

let kept: { readonly text: DocumentFragment; readonly work: Work } | undefined;

/** Keeps the content of panes that a reader leaves, with Redoc running in it, so that Back shows it without delay. */
export function keepPanes(panes: Element, work: Work): void {
  kept?.work.end?.();
  const text = document.createDocumentFragment();
  text.append(...panes.childNodes);
  kept = { text, work };
}

/** Moves the kept content, if there is any, into empty panes. */
export function restorePanes(panes: Element): void {
  if (!kept) return;
  panes.append(kept.text);
  // Lays everything out at its full height right away, so that the reader's place can be restored (`unseenCss`).
  delete document.documentElement.dataset.top;
}

/** Takes over the Redoc instance of restored content; undefined if none was restored. */
export function takeWork(): Work | undefined {
  // Content that is still kept was not needed: these panes have their own.
  if (!kept || kept.text.hasChildNodes()) return undefined;
  const { work } = kept;
  kept = undefined;
  return work;
}
