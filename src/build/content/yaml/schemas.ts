import { z } from 'zod';
import { API_REFERENCE } from '../../../model/api/apiReference';
import { AREAS } from '../../../model/changelog/areas';
import { isDay } from '../../../model/changelog/changelog';
import { FILE_ENDING } from '../../../model/address/fileEnding';
import { AND } from '../../listFormats';
import { repeated } from '../../repeated';
import { flag, path, text } from '../../valueSchemas';
import { markdownMarks } from '../markdownMarks';

/** Text for headings and lists of links, which a second line would break. */
const line = text
  .refine((value) => !/[\n\r]/.test(value), 'must be on one line')
  .refine((value) => markdownMarks(value) === undefined, {
    error: ({ input }) =>
      `must be plain text, but has marks of Markdown in ${markdownMarks(String(input))}`,
  });
const A_DATE = 'must be a date such as 2025-10-29';
const date = z
  .string({ error: A_DATE })
  .refine((value) => /^\d{4}-\d{2}-\d{2}$/.test(value), A_DATE)
  .refine(isDay, 'must be a day that exists')
  .refine(isInLikelyYear, 'must be between 2000 and the end of next year');
const number = z.number({ error: 'must be a number' });
const A_PATH =
  'must be a path such as /docs/api, with only letters, digits, hyphens, underscores and dots, and no slash at the end';
const NO_FILE =
  'must not be /404, or end in /index or a file extension (write /docs/node-js, not /docs/node.js)';
const NOT_TAKEN =
  'must not be /offline, or start with /assets, /static, /page-data or /_gatsby, which the site uses for its own files';
/** Address of a page. No segment starts with a dot, because pages are files and `..` would escape their folder. */
export const slug = z
  .string({ error: A_PATH })
  .regex(/^(?:\/[\p{L}\p{M}\p{N}_-][\p{L}\p{M}\p{N}._-]*)+$/u, A_PATH)
  .regex(new RegExp(`^(?!/404$)(?!.*/index$)(?!.*${FILE_ENDING.source})`), NO_FILE)
  .regex(/^(?!\/(?:offline$|(?:assets|static|page-data|_gatsby)(?:\/|$)))/, NOT_TAKEN);

/** One of a few words. The message shows the actual value, because quotes around it may be curly. */
function word<Word extends string>(...words: readonly Word[]) {
  return z.enum(words, {
    error: ({ input }) => `must be one of ${words.join(', ')}, but is ${JSON.stringify(input)}`,
  });
}

/** A list of `items` without duplicates; `expected` is what else the value must be. */
function listOf<Item>(items: z.ZodType<Item>, expected = 'must be a list') {
  return z
    .array(items, {
      error: ({ input }) =>
        typeof input === 'string' ? 'must be a list, so its value needs brackets' : expected,
    })
    .refine((values) => twins(values).length === 0, {
      error: ({ input }) => `must not have ${AND.format(twins(input as unknown[]))} twice`,
      // Even if an item is wrong.
      when: ({ value }) => Array.isArray(value),
    });
}

/** The values that are in a list more than once, in quotes. */
function twins(values: readonly unknown[]): string[] {
  return repeated(values).map((value) => `"${String(value)}"`);
}

/** Entries may be prepared ahead, but a slip of the finger leads centuries away. */
function isInLikelyYear(value: string): boolean {
  const year = Number(value.slice(0, 4));
  return year >= 2000 && year <= new Date().getFullYear() + 1;
}

const page = {
  title: line,
  // Used for cards, search results and the meta tag; search engines truncate anything longer.
  description: line.refine(({ length }) => length >= 50 && length <= 160, {
    error: ({ input }) => `must have 50 to 160 characters, but has ${String(input).length}`,
  }),
  draft: flag.optional(),
  unlisted: flag.optional(),
  tags: listOf(text).optional(),
};

const sidebarPage = {
  ...page,
  sidebar_position: number,
  sidebar_label: line.optional(),
  slug: slug.optional(),
  related: listOf(path, 'must be a list of addresses').optional(),
  keywords: listOf(line).max(12, 'must have at most 12 phrases').optional(),
  since: date.optional(),
  owner: text.optional(),
  reviewed: date.optional(),
  updated: date.optional(),
};

/** Front matter of a docs page. */
export const docSchema = z.strictObject({
  ...sidebarPage,
  kind: word('concept', 'how-to', 'setup', 'reference', API_REFERENCE),
});

/** Front matter of a tutorial. */
export const tutorialSchema = z.strictObject({
  ...sidebarPage,
  level: word('beginner', 'intermediate', 'advanced'),
  minutes: number.int('must be a whole number').positive('must be more than 0'),
  video: text.optional(),
});

const ONE_TO_THREE = 'must name one to three areas';

/** Front matter of a changelog entry. */
export const changelogSchema = z.strictObject({
  ...page,
  date,
  tags: listOf(word(...AREAS))
    .min(1, ONE_TO_THREE)
    .max(3, ONE_TO_THREE),
});

/** `_category.yml` of a folder. */
export const categorySchema = z.strictObject({
  label: line,
  position: number,
  description: page.description,
  slug: slug.optional(),
  intro: text.optional(),
});
