import { z } from 'zod';
import { API_REFERENCE } from '../../model/apiReference';
import { AREAS } from '../../model/areas';
import { changelogDate } from '../../model/changelog';
import { FILE_ENDING } from '../../model/fileEnding';
import { flag, list, path, text } from '../valueSchemas';

/** What stands in headings and lists of links, which a second line would break. */
const line = text.refine((value) => !/[\n\r]/.test(value), 'must stand on one line');
const date = z
  .string({ error: 'must be a date such as 2025-10-29' })
  .refine((value) => changelogDate(value) === value, 'must be a date such as 2025-10-29');
const number = z.number({ error: 'must be a number' });
const A_PATH =
  'must be a path such as /docs/api, of letters, digits, hyphens, underscores and dots, without a slash at the end';
const NO_FILE =
  'must not be /404 nor end in /index or as files do (write /docs/node-js, not /docs/node.js)';
const NOT_TAKEN =
  'must not be /offline nor begin with /assets, /static, /page-data or /_gatsby, where the site has files of its own';
/** Address of a page; no word begins with a dot, since pages are files and `..` would lead out of their folder. */
export const slug = z
  .string({ error: A_PATH })
  .regex(/^(?:\/[\p{L}\p{M}\p{N}_-][\p{L}\p{M}\p{N}._-]*)+$/u, A_PATH)
  .regex(new RegExp(`^(?!/404$)(?!.*/index$)(?!.*${FILE_ENDING.source})`), NO_FILE)
  .regex(/^(?!\/(?:offline$|(?:assets|static|page-data|_gatsby)(?:\/|$)))/, NOT_TAKEN);

/** One of a few words; the message shows what was written, since quotes around it may be curly. */
function word<Word extends string>(...words: readonly Word[]) {
  return z.enum(words, {
    error: ({ input }) => `must be one of ${words.join(', ')}, and is ${JSON.stringify(input)}`,
  });
}

const page = {
  title: line,
  // The card text, the search snippet and the meta tag: search engines cut what is longer.
  description: line.refine(
    ({ length }) => length >= 50 && length <= 160,
    'must have 50 to 160 characters',
  ),
  draft: flag.optional(),
  unlisted: flag.optional(),
  tags: list(text).optional(),
};

const sidebarPage = {
  ...page,
  sidebar_position: number,
  sidebar_label: line.optional(),
  slug: slug.optional(),
  related: z.array(path, { error: 'must be a list of addresses' }).optional(),
  keywords: list(line).max(12, 'must have at most 12 phrases').optional(),
  since: date.optional(),
  owner: text.optional(),
  reviewed: date.optional(),
  updated: date.optional(),
};

/** Front matter of a page of the docs. */
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

/** Front matter of a changelog entry. */
export const changelogSchema = z.strictObject({
  ...page,
  date,
  tags: z
    .array(word(...AREAS), { error: 'must be a list' })
    .min(1, 'must name one to three areas')
    .max(3, 'must name one to three areas'),
});

/** `_category.yml` in a folder. */
export const categorySchema = z.strictObject({
  label: line,
  position: number,
  description: page.description,
  slug: slug.optional(),
  intro: text.optional(),
});
