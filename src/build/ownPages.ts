import { readdirSync } from 'node:fs';
import { slashes } from '../model/address/slashes';

/** The addresses of the page components in `folder`, which no section plans; without 404 and dynamic routes. */
export function ownPages(folder?: string): string[] {
  return componentPages(folder)
    .map(({ path }) => path)
    .sort();
}

/** The page components in `folder`, each with its address and file; without 404 and dynamic routes. */
export function componentPages(folder = 'src/pages') {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(slashes)
    .filter((name) => name.endsWith('.tsx') && !/^404\b|[[{]/.test(name))
    .map((name) => ({
      path: `/${name.replace(/(^|\/)index\.tsx$|\.tsx$/, '')}`,
      source: `${folder}/${name}`,
    }));
}
