import { useEffect, useState, type ComponentType } from 'react';

interface IdlePartProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** A part that nobody waits for: fetched when the page is at rest. Until then, and where it cannot be had, there is nothing. */
export function IdlePart<Props extends object>({ load, props }: IdlePartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    const fetchPart = () => {
      load().then(
        (part) => setPart(() => part),
        () => undefined,
      );
    };
    // Safari has no idle callbacks.
    (window.requestIdleCallback || setTimeout)(fetchPart);
  }, [load]);
  return Part ? <Part {...props} /> : null;
}
