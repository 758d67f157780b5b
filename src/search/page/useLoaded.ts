import { useEffect, useState } from 'react';

/** What has been loaded, or that it could not be; neither while it is on its way. */
export interface Loaded<Value> {
  readonly value?: Value;
  readonly failed: boolean;
  retry(): void;
}

/** Loads something once; `load` must stay the same function. */
export function useLoaded<Value extends object>(load: () => Promise<Value>): Loaded<Value> {
  const [value, setValue] = useState<Value>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (failed) return undefined;
    let wanted = true;
    load().then(
      (loaded) => wanted && setValue(loaded),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [load, failed]);

  return { value, failed, retry: () => setFailed(false) };
}
