import { z } from 'zod';
import { isCssColor } from './frame/isCssColor';
import { OR } from './listFormats';
import { SITE_ADDRESS } from './siteAddress';

const EMPTY = 'must not be empty';

/** Text that is not empty. */
export const text = z
  .string({ error: ({ input }) => notText(input) })
  .trim()
  .min(1, EMPTY);

/** YAML reads 2025 as a number, and true as a value of its own. */
function notText(value: unknown): string {
  if (value === null) return EMPTY;
  const isBare = ['number', 'boolean'].includes(typeof value);
  return `must be text${isBare ? ', so its value needs quotes' : ''}`;
}

/** True or false. */
export const flag = z.boolean({ error: 'must be true or false' });

/** A number of pixels. */
export const pixels = z
  .number({ error: 'must be a number' })
  .positive({ error: 'must be more than 0' });

/** A list of `items`. */
export function list<Item>(items: z.ZodType<Item>): z.ZodArray<z.ZodType<Item>> {
  return z.array(items, { error: 'must be a list' });
}

/** One of the given words. */
export function oneOf<Word extends string>(...words: readonly Word[]): z.ZodType<Word> {
  const quoted = words.map((word) => `"${word}"`);
  return z.enum([...words], { error: `must be ${OR.format(quoted)}` });
}

const A_PATH = 'must be an address of this site such as /docs/api';

/** An address of this site. */
export const path = z
  .string({ error: 'must be text' })
  // As a pattern, since only patterns reach the JSON schemas for editors.
  .regex(SITE_ADDRESS, A_PATH)
  // Only what the pattern lets pass, so that no address is reported twice.
  .refine((value) => !SITE_ADDRESS.test(value) || isPath(value), A_PATH);

/** An address of this site that other addresses begin with. */
export const basePath = path.regex(/^(?:\/|[^?#]*[^/?#])$/, {
  error: `${A_PATH}, without a slash at its end, "?" or "#"`,
});

/** An address of another site. */
export const elsewhere = checked(
  'must be an address of another site such as https://example.com; use "to" for pages of this one',
  isElsewhere,
);

/** An address of this site or another. */
export const anywhere = checked(
  'must be an address such as /docs/api or https://example.com',
  (value) => isPath(value) || isElsewhere(value),
);

/** An address that others are made from by appending to it. */
export const origin = checked(
  'must be an address such as https://example.com, without a slash at its end',
  (value) => isHttp(value) && /^[^?#]*[^/?#]$/.test(value),
);

/** An address that data is sent to. */
export const endpoint = checked('must be an address such as https://example.com/events', isHttp);

/** A regular expression. */
export const regex = checked('must be a regular expression', (value) => {
  try {
    return new RegExp(value) instanceof RegExp;
  } catch {
    return false;
  }
});

/** A colour that is safe to write into a style sheet: it cannot end the rule around it. */
export const color = checked('must be a color such as #5546d6 or rgb(85 70 214)', isCssColor);

/** A word that can be part of an address. */
export const addressPart = checked(
  'must consist of letters, digits, dots and dashes, since it is part of addresses',
  (value) => /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/i.test(value),
);

/** A language code, as HTML's `lang` takes it. */
export const languageCode = checked('must be the code of a language such as en or pt-BR', (value) =>
  /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(value),
);

/** A value that survives being written as JSON and read again. */
export const plainData = z.unknown().refine(isPlain, 'must be plain data');

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || value === null) {
    return value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
  }
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

function checked(message: string, passes: (value: string) => boolean) {
  return z.string({ error: 'must be text' }).refine(passes, message);
}

function isPath(value: string): boolean {
  return SITE_ADDRESS.test(value) && !/\s/.test(value);
}

function isHttp(value: string): boolean {
  return /^https?:\/\/[^\s/?#]+\S*$/.test(value) && URL.canParse(value);
}

function isElsewhere(value: string): boolean {
  return isHttp(value) || /^mailto:\S+$/.test(value);
}
