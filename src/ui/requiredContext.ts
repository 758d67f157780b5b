import { createContext, useContext, type Provider } from 'react';

/**
 * A context that must have a provider: returns the provider and a hook, which throws an error naming both if used
 * outside it.
 */
export function requiredContext<Value>(
  hookName: string,
  providerName: string,
): readonly [Provider<Value | undefined>, () => Value] {
  const Context = createContext<Value | undefined>(undefined);
  function useRequired(): Value {
    const value = useContext(Context);
    if (value !== undefined) return value;
    throw new Error(
      `${hookName} must be used inside <${providerName}>. Put the provider around it.`,
    );
  }
  return [Context.Provider, useRequired];
}
