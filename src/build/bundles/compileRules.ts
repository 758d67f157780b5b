import { readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { RuleSetRule } from 'webpack';

/** What Gatsby compiles itself: it takes the queries and the parts for the server out of them. */
const QUERYING = ['src/templates', 'src/pages'].map(folder);
const SOURCE = folder('src');

/** The rule that gatsby-plugin-typescript adds, which Gatsby's own rule does as well: each file was compiled twice. */
const TYPESCRIPT = String(/\.tsx?$/);
/** Gatsby's own rule, for whatever is no package. */
const SCRIPTS = String(/\.(js|mjs|jsx|ts|tsx)$/);

/** The parts of a rule of webpack that are looked at here. */
interface CompilingRule {
  test?: unknown;
  include?: unknown;
}

/**
 * The rules of a project with each file of ours compiled once and, in what is built, by `ourRules` in place of Gatsby's way,
 * which takes syntax apart that every browser we support knows.
 * @throws {Error} when Gatsby's rules are not those known here
 */
export function compilingOnce<Rule>(
  rules: readonly Rule[],
  built: boolean,
): (Rule | RuleSetRule)[] {
  const scripts = rules.filter((rule) => testOf(rule) === SCRIPTS);
  const kept = rules.filter((rule) => testOf(rule) !== TYPESCRIPT);
  if (scripts.length !== 1 || kept.length !== rules.length - 1)
    throw new Error(
      'src/build/bundles/compileRules.ts: Gatsby compiles by other rules than before. See what its version has changed.',
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
 * TypeScript and JSX become JavaScript, all else stays as written: by the compiler that is quick, and by Babel where styles are to
 * get the names that the HTML has.
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

/** JSX becomes JavaScript by `.babelrc`. */
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
