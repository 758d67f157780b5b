import type { z } from 'zod';
import type { FrontMatter } from './frontMatter';
import { validated } from './validated';

/** Validates the front matter of a page. A page without any gets one fault, instead of one for every key. */
export function validatedPage<Schema extends z.ZodObject>(
  schema: Schema,
  frontMatter: FrontMatter,
  file: string,
): ReturnType<typeof validated<Schema>> {
  const { linesBefore, body } = frontMatter;
  if (linesBefore > 0) return validated(schema, frontMatter, file);
  const [dashes] = /^-{4,}(?=[ \t]*\r?\n)/.exec(body) ?? [];
  const message = dashes
    ? `The front matter opens with "${dashes}". Open it with three dashes and nothing else.`
    : 'The page has no front matter. Begin the file with a line of three dashes, a line for each key, and three dashes again; content/README.md lists the keys.';
  return { values: {}, faults: [{ file, line: 1, message }] };
}
