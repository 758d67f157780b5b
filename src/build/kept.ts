import type { GatsbyCache } from 'gatsby';

/** Which text is meant, and of which version of what it is made from. */
interface Version {
  readonly key: string;
  readonly digest: string;
}

/** The text that `make` gives, made once for each version: for the workers of a build and for later builds, too. */
export async function kept(
  cache: GatsbyCache,
  { key, digest }: Version,
  make: () => string,
): Promise<string> {
  const [before, text] = ((await cache.get(key)) as [string, string] | undefined) ?? [];
  if (text !== undefined && before === digest) return text;
  const made = make();
  await cache.set(key, [digest, made]);
  return made;
}
