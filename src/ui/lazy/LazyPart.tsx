import { useEffect, useRef, useState, type ComponentType } from 'react';
import { ErrorBox } from '../ErrorBox';
import { FootMessage } from '../FootMessage';
import { Guard } from '../Guard';
import { Spinner } from '../Spinner';
import { useLoaded } from './useLoaded';

interface LazyPartProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Called when the reader gives up. If given, Escape cancels the loading, and the failure message can be closed. */
  onDismiss?: () => void;
  /** True while the reader has closed the place of the part: it stays as it is, without a message. */
  hidden?: boolean;
}

/**
 * A part that is fetched on demand. Until it has loaded, the reader sees that it is loading, or why it failed and a
 * button to fetch it again (which `lazy` cannot do: it caches a failure forever). A part that crashes is handled the
 * same way.
 */
export function LazyPart<Props extends object>({
  load,
  props,
  onDismiss,
  hidden = false,
}: LazyPartProps<Props>) {
  const [start] = useState(() => load);
  const [opener] = useState(() => document.activeElement);
  const { value: Part, failure, fail, retry } = useLoaded(start);
  const layer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!failure) return undefined;
    const here = document.activeElement;
    // A focus that the reader has moved in the meantime stays.
    if (here === opener || here === document.body) layer.current?.querySelector('button')?.focus();
    return () => {
      // The message is gone, and if one of its buttons had the focus, it goes back to what opened the part.
      if (document.activeElement === document.body) (opener as HTMLElement | null)?.focus();
    };
  }, [opener, failure]);

  useEffect(() => {
    if (!onDismiss || hidden || (Part && !failure)) return undefined;
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      // Another part has handled the key, or an open dialog is about to.
      const taken = defaultPrevented || document.querySelector('dialog[open]');
      if (key === 'Escape' && !taken) onDismiss();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  if (Part && !failure)
    return (
      <Guard onCrash={fail}>
        <Part {...props} />
      </Guard>
    );
  if (hidden) return null;
  return (
    <FootMessage ref={layer}>
      {failure ? (
        // The same words for every part, including search: after a release the old code may be gone for good, and only
        // reloading the page helps.
        <ErrorBox error={failure.error} onRetry={retry} onDismiss={onDismiss} />
      ) : (
        <Spinner />
      )}
    </FootMessage>
  );
}
