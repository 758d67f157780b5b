import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { capitalized } from '../../model/capitalized';
import { filesBelow } from '../filesBelow';

/** A component that Gatsby creates pages with. */
interface PageComponent {
  /** Path relative to the root of the project. */
  readonly file: string;
  readonly text: string;
}

/** A message for each page component without a default export, which Gatsby needs to render the page. */
export function missingDefaultExports(components: readonly PageComponent[]): string[] {
  return components
    .filter(({ text }) => !hasDefaultExport(text))
    .map(
      ({ file }) =>
        `${file} has no default export. Export a component: export default function ${componentName(file)}() { … }`,
    );
}

/** The page components of this site. */
export function pageComponents(): PageComponent[] {
  const pages = filesBelow('src/pages').filter((file) => file.endsWith('.tsx'));
  const templates = filesBelow('src/templates').filter((file) => file.endsWith('Page.tsx'));
  return [...pages, ...templates].map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

function hasDefaultExport(text: string): boolean {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '');
  return (
    /^\s*export\s+default\b/m.test(code) ||
    /^\s*export\s*\{[^}]*\bas\s+default\b[^}]*\}/m.test(code) ||
    /^\s*export\s*\{\s*default\s*[,}]/m.test(code)
  );
}

// Suggests AboutPage for `about.tsx`. Names cannot start with a digit, as in `404.tsx`.
function componentName(file: string): string {
  const words = basename(file, '.tsx').match(/[a-z0-9]+/gi) ?? [];
  const name = words.map(capitalized).join('');
  return /^\d/.test(name) ? `Page${name}` : `${name.replace(/Page$/, '')}Page`;
}
