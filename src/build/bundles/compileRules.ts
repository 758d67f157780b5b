import { readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { RuleSetRule } from 'webpack';

/** Folders that Gatsby compiles itself, because it removes queries and server code from them. */
const QUERYING = ['src/templates', 'src/pages'].map(folder);
const SOURCE = folder('src');

/** The rule of gatsby-plugin-typescript. Gatsby's own rule does the same, so files would be compiled twice. */
const TYPESCRIPT = String(/\.tsx?$/);
/** Gatsby's own rule, for everything outside packages. */
const SCRIPTS = String(/\.(js|mjs|jsx|ts|tsx)$/);

/** The fields of a webpack rule that are used here. */
interface CompilingRule {
  test?: unknown;
  include?: unknown;
}

/**
 * The webpack rules of a project, changed so that each of our files is compiled once. Builds use `ourRules` instead of Gatsby's,
 * which would transpile syntax that all supported browsers understand.
 * @throws {Error} if Gatsby's rules are not the expected ones
 */
export function compilingOnce<Rule>(
  rules: readonly Rule[],
  built: boolean,
): (Rule | RuleSetRule)[] {
  const scripts = rules.filter((rule) => testOf(rule) === SCRIPTS);
  const kept = rules.filter((rule) => testOf(rule) !== TYPESCRIPT);
  if (scripts.length !== 1 || kept.length !== rules.length - 1)
    throw new Error(
      'src/build/bundles/compileRules.ts: The compile rules of Gatsby have changed. Check its new version, and update this file.',
    );
  if (!built) return kept;
  return [
    ...kept.map((rule) => (testOf(rule) === SCRIPTS ? withoutOurs(rule) : rule)),
    ...ourRules(),
  ];
}

function withoutOurs<Rule>(rule: Rule): Rule {
  const { include } = rule as CompilingRule;
  const foreign = include as (path: string) => boolean;
  return { ...rule, include: (path: string) => !isOurs(path) && foreign(path) };
}

/**
 * Compile TypeScript and JSX and leave all other syntax as it is: with the faster swc, but with Babel where styled-components
 * need the same class names as in the HTML.
 */
function ourRules(): RuleSetRule[] {
  const plain = (path: string) => isOurs(path) && !isStyled(path);
  return [
    { test: /\.ts$/, include: plain, ...swc(false) },
    { test: /\.tsx$/, include: plain, ...swc(true) },
    { test: /\.tsx?$/, include: (path) => isOurs(path) && isStyled(path), ...BABEL },
  ];
}

const swc = (tsx: boolean): RuleSetRule => ({
  type: 'javascript/auto',
  loader: 'swc-loader',
  options: {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
    },
  },
});

/** JSX is compiled by `.babelrc`. */
const BABEL: RuleSetRule = {
  type: 'javascript/auto',
  loader: 'babel-loader',
  options: {
    presets: ['@babel/preset-typescript'],
    plugins: [['babel-plugin-styled-components', { displayName: false }]],
  },
};

function isStyled(path: string): boolean {
  return readFileSync(path, 'utf8').includes("from 'styled-components'");
}

function isOurs(path: string): boolean {
  return path.startsWith(SOURCE) && !QUERYING.some((folder) => path.startsWith(folder));
}

function testOf(rule: unknown): string {
  return String((rule as CompilingRule | null)?.test);
}

function folder(path: string): string {
  return resolve(path) + sep;
}
