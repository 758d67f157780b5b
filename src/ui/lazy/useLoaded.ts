import { useEffect, useState } from 'react';

/** The loaded value, or the reason for a failure; neither while loading. */
interface Loaded<Value> {
  readonly value?: Value;
  /** Wrapped, since anything can be thrown, even `undefined`. */
  readonly failure?: { readonly error: unknown };
  /** Reports that the loaded value does not work. */
  fail(error: unknown): void;
  /** Loads again after a failure. */
  retry(): void;
}

/** Loads something once; `load` must be a stable function. */
export function useLoaded<Value extends object>(load: () => Promise<Value>): Loaded<Value> {
  const [value, setValue] = useState<Value>();
  const [failure, setFailure] = useState<Loaded<Value>['failure']>();

  useEffect(() => {
    if (failure) return undefined;
    let wanted = true;
    load().then(
      // The value may be a component, which is a function, and setState would call it as an updater.
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
