import { readdirSync } from 'node:fs';
import { slashes } from '../../model/slashes';

/** The addresses of the page components in `folder`, which no section plans; not those that stand for many addresses. */
export function ownPages(folder?: string): string[] {
  return componentPages(folder)
    .map(({ path }) => path)
    .sort();
}

/** The same with their files. */
export function componentPages(folder = 'src/pages') {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(slashes)
    .filter((name) => name.endsWith('.tsx') && !/^404\b|[[{]/.test(name))
    .map((name) => ({
      path: `/${name.replace(/(^|\/)index\.tsx$|\.tsx$/, '')}`,
      source: `${folder}/${name}`,
    }));
}
