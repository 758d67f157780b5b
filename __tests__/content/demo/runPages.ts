import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { INSTALL_HINT } from '../../../scripts/demoPrograms.mjs';
import type { CodeSource } from '../../../src/build/content/compile/compiled';
import { PROGRAMS, type Language } from '../support/testIn';
import type { DemoBlock } from './demoBlocks';

type Block = Pick<CodeSource, 'line' | 'code'>;

/** The result of a block. */
export interface Answer {
  readonly error?: string | null;
  /** The value of Python's last line as a pipe table; null if it is not a DataFrame. */
  readonly table?: string | null;
}

const RUNNERS = { python: 'run.py', r: 'run.R' };

/** The time limit for all pages of a language, in milliseconds. */
export const TIME_LIMIT = 120_000;

/** Runs the blocks of all pages, those of a page in order and with shared variables. */
export function runDemoBlocks(language: Language, blocks: readonly DemoBlock[]) {
  const pages = [...new Set(blocks.map(({ page }) => page))];
  const byPage = pages.map((page) => blocks.filter((block) => block.page === page));
  const answers = runPages(
    language,
    byPage.map((ofPage) => ofPage.map(({ block }) => block)),
  ).flat();
  return new Map(byPage.flat().map(({ at }, index) => [at, answers[index]!]));
}

/** Runs pages in one process, each with the tables of the demo shop and its own variables. */
export function runPages(language: Language, pages: readonly (readonly Block[])[]): Answer[][] {
  const [script, program] = [RUNNERS[language], PROGRAMS[language]];
  if (!program) throw new Error(INSTALL_HINT);

  const folder = mkdtempSync(join(tmpdir(), 'learn-demo-'));
  const { error, status, stdout, stderr } = spawnSync(
    program,
    [resolve('__tests__/content/demo', script)],
    {
      cwd: folder,
      timeout: TIME_LIMIT - 10_000,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      input: JSON.stringify({ data: resolve('content/demo-data'), pages: pages.map(plain) }),
    },
  );
  rmSync(folder, { recursive: true });
  if (error ?? status !== 0)
    throw new Error(`${script} did not finish. ${error?.message ?? stderr.slice(-2000)}`);
  return JSON.parse(stdout) as Answer[][];
}

function plain(blocks: readonly Block[]): Block[] {
  return blocks.map(({ line, code }) => ({ line, code }));
}
