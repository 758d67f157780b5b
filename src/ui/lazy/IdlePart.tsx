import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from './whenIdle';

interface IdlePartProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/**
 * A part with low priority, fetched when the page is idle. Until then, and if it fails to load, nothing is rendered.
 */
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
