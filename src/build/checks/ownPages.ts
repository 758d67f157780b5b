import { readdirSync } from 'node:fs';

/** The addresses of the page components in `folder`, which no section plans; not those that stand for many addresses. */
export function ownPages(folder = 'src/pages'): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !/^404\b|[[{]/.test(name))
    .map((name) => `/${name.replace(/(^|\/)index\.tsx$|\.tsx$/, '')}`)
    .sort();
}
