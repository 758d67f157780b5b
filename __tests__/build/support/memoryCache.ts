import type { GatsbyCache } from 'gatsby';

/** Stands in for Gatsby's cache, which keeps values as JSON. */
export function memoryCache(): GatsbyCache {
  const kept = new Map<string, string>();
  return {
    get: (key: string) => {
      const text = kept.get(key);
      return Promise.resolve(text === undefined ? undefined : (JSON.parse(text) as unknown));
    },
    set: (key: string, value: unknown) => {
      kept.set(key, JSON.stringify(value));
      return Promise.resolve(value);
    },
  } as unknown as GatsbyCache;
}
