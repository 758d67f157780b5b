import { useEffect, useState } from 'react';

/** What has been loaded, or why it could not be; neither while it is on its way. */
interface Loaded<Value> {
  readonly value?: Value;
  /** Wrapped, since anything can be thrown, even `undefined`. */
  readonly failure?: { readonly error: unknown };
  /** What has been loaded turns out not to work. */
  fail(error: unknown): void;
  /** Loads again after a failure. */
  retry(): void;
}

/** Loads something once; `load` must stay the same function. */
export function useLoaded<Value extends object>(load: () => Promise<Value>): Loaded<Value> {
  const [value, setValue] = useState<Value>();
  const [failure, setFailure] = useState<Loaded<Value>['failure']>();

  useEffect(() => {
    if (failure) return undefined;
    let wanted = true;
    load().then(
      // It may be a component, which is a function, and functions change a state.
      (loaded) => wanted && setValue(() => loaded),
      (error: unknown) => wanted && setFailure({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [load, failure]);

  return {
    value,
    failure,
    fail: (error) => setFailure({ error }),
    retry: () => setFailure(undefined),
  };
}
