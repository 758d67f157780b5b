import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { Guard } from '../../ui/Guard';
import { ID_PREFIX, Reference } from './Reference';
import { referenceStore } from './referenceStore';

/**
 * Makes the panes that the build wrote into `place` work, or draws them where it wrote none. They are a tree of their own,
 * so that they read on while this code is on its way. `onCrash` is told once they are gone. Returns what ends it.
 */
export function takeOver(
  place: Element,
  contract: object,
  onDrawn: () => void,
  onCrash: (error: unknown) => void,
): () => void {
  const built = place.querySelector(':scope > div');
  const own = built ?? place.appendChild(document.createElement('div'));
  const crashed = (error: unknown) => {
    // What is left of them cannot be taken over again. They may stand in another place by now.
    own.parentElement?.replaceChildren();
    onCrash(error);
  };
  const reference = (
    <Guard onCrash={crashed}>
      <Reference store={referenceStore(contract)} onDrawn={onDrawn} />
    </Guard>
  );
  const options = { identifierPrefix: ID_PREFIX };
  let root: Root | undefined;
  // In small steps: taking all operations over at once would stop a phone for seconds.
  startTransition(() => {
    root = built ? hydrateRoot(own, reference, options) : createRoot(own, options);
    if (!built) root.render(reference);
  });
  // React refuses to unmount one tree while it renders another.
  return () => void setTimeout(() => root?.unmount());
}
