import { existsSync, readFileSync } from 'node:fs';
import type { Fault } from '../../model/fault';
import { normalPath } from '../../model/address/normalPath';
import { OFFLINE_PAGE } from '../../model/offline';
import { readYaml } from '../content/yaml/readYaml';
import { withoutSpaces } from '../nodes/pagePath';

/** The list of addresses that have moved. */
export const REDIRECTS_FILE = 'content/redirects.yml';

/** An address that has moved, its new address, and its line in the list. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly line: number;
}

/** The well-formed redirects of the list, which maps old addresses to new ones, and faults for all others. */
export function readRedirects(): { redirects: Redirect[]; faults: Fault[] } {
  const file = REDIRECTS_FILE;
  if (!existsSync(file)) return { redirects: [], faults: [] };
  const read = readYaml(readFileSync(file, 'utf8'));
  if ('message' in read) return { redirects: [], faults: [{ file, ...read }] };
  const rows = Object.entries(read.values).map(([from, to]) => ({
    from,
    to: typeof to === 'string' ? to : '',
    line: read.lineOf(from),
  }));
  const checked = rows.map((row) => ({ row, message: formProblem(row) }));
  return {
    redirects: checked.flatMap(({ row, message }) => (message ? [] : [row])),
    faults: checked.flatMap(({ row, message }) =>
      message ? [{ file, line: row.line, message }] : [],
    ),
  };
}

function isPath(text: string): boolean {
  const isPlain = /^\/[\p{L}\p{M}\p{N}_./~-]*$/u.test(text);
  return isPlain && !/\/\.{1,2}(?:\/|$)/.test(text) && normalPath(text) === text;
}

function formProblem({ from, to }: Redirect): string | undefined {
  if (!isPath(from) || !isPath(withoutSpaces(withoutAnchor(to))))
    return `The redirect "${from}: ${to}" does not lead from one path of the site to another. Write both with letters, digits and any of - _ . ~ between slashes, without a slash at the end, such as /docs/old: /docs/new. The names in the new path may also have spaces within.`;
  // nginx would take a dollar sign for the start of a variable, and an empty anchor leads to the top of the page.
  if (/#(?![\p{L}\p{M}\p{N}_/.~-]+$)/u.test(to))
    return `The redirect "${from}: ${to}" leads to an anchor that hosts may misread. Write it with letters, digits and any of - _ . ~ /, such as /docs/new#part.`;
  return undefined;
}

/** The targets of redirects as links of the list, without targets that redirect themselves, which `redirectFaults` reports. */
export function redirectLinks(redirects: readonly Redirect[]) {
  const moved = movedFrom(redirects);
  return redirects
    .filter(({ to }) => !moved.has(withoutAnchor(to)))
    .map(({ to, line }) => ({ file: REDIRECTS_FILE, line, href: to }));
}

/** The addresses that redirects lead away from. */
const movedFrom = (redirects: readonly Redirect[]) => new Set(redirects.map(({ from }) => from));

const withoutAnchor = (address: string) => address.replace(/#.*/, '');

/** The addresses that the site has without redirects. */
interface Taken {
  readonly pages: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
}

/** Faults for redirects from an existing page or file, in a circle or to another redirect, or that differ only in case. */
export function redirectFaults(redirects: readonly Redirect[], taken: Taken): Fault[] {
  const moved = movedFrom(redirects);
  const pagesInLowerCase = new Map([...taken.pages].map((page) => [page.toLowerCase(), page]));
  const before = new Map<string, string>();
  return redirects.flatMap((redirect) => {
    const { from, line } = redirect;
    const lower = from.toLowerCase();
    const message =
      problem(redirect, moved, taken) ??
      caseProblem(from, pagesInLowerCase.get(lower), before.get(lower));
    before.set(lower, from);
    return message ? [{ file: REDIRECTS_FILE, line, message }] : [];
  });
}

/** nginx ignores case: a redirect to the same letters would loop, and it does not start with two such redirects. */
function caseProblem(
  from: string,
  page: string | undefined,
  other: string | undefined,
): string | undefined {
  if (page)
    return `The redirect from ${from} differs from the page ${page} only in case, which some hosts ignore. Remove the redirect.`;
  if (other)
    return `The redirect from ${from} differs from the redirect from ${other} only in case, which some hosts ignore. Remove one of the two.`;
  return undefined;
}

function problem(
  { from, to }: Redirect,
  moved: ReadonlySet<string>,
  { pages, files }: Taken,
): string | undefined {
  if (pages.has(from))
    return `The redirect from ${from} hides a page that has this address. Remove the redirect, or move the page.`;
  if (files.has(from))
    return `The redirect from ${from} hides a file that has this address. Remove the redirect.`;
  // The file of the redirecting page: see `redirectFiles`.
  const file = `${from}.html`;
  if (/\/index\.html$/i.test(file) || ['/404.html', OFFLINE_PAGE].includes(file.toLowerCase()))
    return `The redirect from ${from} would overwrite a page that the build writes to a file of that name. Remove the redirect.`;
  if (files.has(file))
    return `The redirect from ${from} would overwrite the file ${file}. Remove the redirect, or rename the file.`;
  const target = withoutAnchor(to);
  if (target === from)
    return `The redirect from ${from} leads to itself. Write the current address of the page.`;
  if (moved.has(target))
    return `The redirect from ${from} leads to ${to}, which is redirected itself. Write the current address of the page.`;
  return undefined;
}
