import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from './whenIdle';

interface IdlePartProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** A part that nobody waits for: fetched when the page is at rest. Until then, and where it cannot be had, there is nothing. */
export function IdlePart<Props extends object>({ load, props }: IdlePartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    whenIdle(() => {
      load().then(
        (part) => setPart(() => part),
        () => undefined,
      );
    });
  }, [load]);
  return Part ? <Part {...props} /> : null;
}
