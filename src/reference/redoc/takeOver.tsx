import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { Guard } from '../../ui/Guard';
import { ID_PREFIX, Reference } from './Reference';
import { referenceStore } from './referenceStore';

/**
 * Hydrates the panes that the build wrote into `place`, or renders them if it wrote none. They are a React tree of their
 * own, so that they stay readable while this code loads. `onCrash` is called after a crash has removed them. Returns a
 * function that unmounts them.
 */
export function takeOver(
  place: Element,
  contract: object,
  onDrawn: (isWhole: boolean) => void,
  onCrash: (error: unknown) => void,
): () => void {
  const built = place.querySelector(':scope > div');
  const own = built ?? place.appendChild(document.createElement('div'));
  const crashed = (error: unknown) => {
    // The remaining HTML cannot be hydrated again. By now it may be in another element than `place`.
    own.parentElement?.replaceChildren();
    onCrash(error);
  };
  const reference = (
    <Guard onCrash={crashed}>
      <Reference
        store={referenceStore(contract)}
        groups={built ? undefined : 0}
        onDrawn={onDrawn}
      />
    </Guard>
  );
  const options = { identifierPrefix: ID_PREFIX };
  let root: Root | undefined;
  // As a transition: hydrating all operations in one go would block a phone for seconds.
  startTransition(() => {
    root = built ? hydrateRoot(own, reference, options) : createRoot(own, options);
    if (!built) root.render(reference);
  });
  // React refuses to unmount one tree while it renders another.
  return () => void setTimeout(() => root?.unmount());
}
