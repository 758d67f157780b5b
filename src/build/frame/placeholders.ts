import { z } from 'zod';

/** A placeholder for a fact about the page in texts of the configuration, such as `{title}`. */
const PLACE = /\{([^{}]*)\}/g;

/** The text with each `{name}` replaced by the fact of that name, encoded by `written`; unknown names stay as they are. */
export function filled(
  text: string,
  facts: Readonly<Record<string, string>>,
  written: (fact: string) => string = (fact) => fact,
): string {
  return text.replace(PLACE, (place, name: string) =>
    Object.hasOwn(facts, name) ? written(facts[name] ?? '') : place,
  );
}

/** Text that may contain these names in braces, and no others. */
export function textWith(...names: readonly string[]): z.ZodString {
  const known = names.map((name) => `{${name}}`);
  const last = known.pop();
  return z
    .string({ error: 'must be text' })
    .trim()
    .min(1, { error: 'must not be empty', abort: true })
    .refine((text) => namesIn(text).every((name) => names.includes(name)), {
      abort: true,
      error: `must not use names in braces other than ${known.join(', ')} and ${last}`,
    });
}

/** An `https` address of another site with at least one of these names in braces, after the host. */
export function addressWith(...names: readonly string[]): z.ZodString {
  const example = `https://example.com/?q={${names[0]}}`;
  return textWith(...names).refine(
    (text) => /^https:\/\/[^\s/?#{}]+[/?#]\S*$/.test(text) && namesIn(text).length > 0,
    { error: `must be an address such as ${example}` },
  );
}

function namesIn(text: string): string[] {
  return [...text.matchAll(PLACE)].map(([, name = '']) => name);
}
