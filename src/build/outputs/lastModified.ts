import { spawnSync } from 'node:child_process';

/** The folder of the contract; its files count as one source. */
export const CONTRACT = 'openapi';

/** The latest day on which one of the sources was changed, as YYYY-MM-DD, or undefined if unknown. */
export type LastModified = (...sources: readonly string[]) => string | undefined;

/**
 * Returns a lookup of days of change in the git history. It knows no day for files outside the history, nor for any file if the
 * history is missing or shallow, since the day would be wrong.
 */
export function lastModified(): LastModified {
  const days = historyIsWhole() ? daysByFile() : new Map<string, string>();
  return (...sources) => {
    const known = sources.flatMap((source) => days.get(source) ?? []);
    return known.sort().at(-1);
  };
}

function historyIsWhole(): boolean {
  return git('rev-parse', '--is-shallow-repository').trim() === 'false';
}

/** The latest day of change of each file below content/, and of the contract as a whole. */
function daysByFile(): Map<string, string> {
  const shown = ['--format=%x00%cs', '--name-only', '--relative'];
  const log = git('log', ...shown, '--', 'content', CONTRACT);
  const days = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    const sources = files.map((file) => (file.startsWith(`${CONTRACT}/`) ? CONTRACT : file));
    sources.filter((source) => !days.has(source)).forEach((source) => days.set(source, day));
  }
  return days;
}

/** The output of git; '' without git or a history. */
function git(...args: string[]): string {
  const { stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout ?? '';
}
