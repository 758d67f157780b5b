import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** In milliseconds: long enough to build the site on a busy machine. */
export const BUILD_TIME = 400_000;

const CODE = [
  '.babelrc', '.terserrc.cjs', 'content/data', 'gatsby-browser.tsx', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-ssr.tsx', 'openapi', 'package.json',
  'plugins', 'scripts', 'site.config.ts', 'src', 'static', 'tsconfig.json',
]; // prettier-ignore

const category = (label: string) =>
  `label: ${label}\nposition: 0\ndescription: A handful of pages, made to see what the build makes of them.\n`;

/** The command behind `npm run build` and `npm run dev`. */
export const GATSBY = 'scripts/gatsby.mjs';

/** The minimum that a site needs in addition to a test's files. */
const GROUND: Readonly<Record<string, string>> = {
  'content/docs/_category.yml': category('Documentation'),
  'content/tutorials/_category.yml': category('Tutorials'),
  'content/changelog/.keep': '',
  'content/demo-data/.keep': '',
};

interface Run {
  readonly status: number | null;
  readonly output: string;
}

/** This project's code with other content, in its own folder. */
export interface SiteCopy {
  readonly folder: string;
  /** Runs the build with these variables added; returns its output without colours. */
  build(variables?: Readonly<Record<string, string>>): Run;
  /** Runs the development server, which must exit on its own. */
  develop(): Run;
  remove(): void;
}

/** Copies the site's code and writes `files` (by path) into the copy, replacing existing files. */
export function siteCopy(files: Readonly<Record<string, string | Buffer>>): SiteCopy {
  const folder = mkdtempSync(join(tmpdir(), 'learn-site-'));
  for (const name of CODE) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [path, text] of Object.entries({ ...GROUND, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const run = (options: readonly string[], variables = {}): Run => {
    const command = [GATSBY, ...options];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: folder,
      encoding: 'utf8',
      // Before the test times out, so that it can report the output so far.
      timeout: BUILD_TIME - 10_000,
      env: {
        ...process.env,
        GATSBY_TELEMETRY_DISABLED: '1',
        CI: 'true',
        FORCE_COLOR: '0',
        ...variables,
      },
    });
    // eslint-disable-next-line no-control-regex -- the progress lines contain control characters
    return { status, output: (stderr + stdout).replace(/\x1b\[[0-9;]*[A-Za-z]/g, '') };
  };
  return {
    folder,
    build: (variables) => run(['build'], variables),
    develop: () => run(['develop', '--port', '8739']),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The parts of a configuration that a test may override, as TypeScript source. */
interface ConfigParts {
  readonly navbarItems?: string;
  readonly footerLinks?: string;
  readonly versions?: string;
  readonly more?: string;
}

/** A configuration that links only to the home page, so that it fits any content. */
export function plainConfig({
  navbarItems = "[{ label: 'Docs', to: '/docs' }]",
  footerLinks = '[]',
  versions = '[]',
  more = '',
}: ConfigParts = {}): string {
  return `
import type { SiteConfig } from './src/model/config/siteConfig';

export const siteConfig: SiteConfig = {
  title: 'Learn',
  tagline: 'A fixture',
  siteUrl: 'https://learn.example.com',
  repository: 'https://code.example.com/learn',
  navbar: { brand: { label: 'Hex', to: '/' }, items: ${navbarItems} },
  home: { ways: [], popular: [] },
  footer: { links: ${footerLinks}, copyright: 'Copyright' },
  colorMode: { defaultMode: 'light', respectPrefersColorScheme: false },
  versions: ${versions},
  locales: [{ code: 'en', label: 'English' }],
  search: { searchPagePath: '/search', contextualSearch: true },
  storage: { type: 'localStorage' },
  analytics: {},
  ${more}
};
`;
}

/** The source of a docs page. */
export function docsPage(title: string, body: string, more = ''): string {
  return `---
title: ${title}
description: What this page is about, in a sentence that is long enough to be shown.
kind: concept
sidebar_position: 1
${more}---

${body}
`;
}
