import { spawnSync } from 'node:child_process';

/** The folder of the contract, whose files count as one. */
export const CONTRACT = 'openapi';

/** Tells the newest day of these files. */
export type LastModified = (...sources: readonly string[]) => string | undefined;

/**
 * Tells the day on which the last of some files was changed, from the history of git; undefined for files that it does not
 * know, and for all files where the history is missing or cut off, since the date would be wrong.
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

/** The newest day that each file below content/ was changed on, and the contract as a whole. */
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

/** What git prints; '' where there is no git or no history. */
function git(...args: string[]): string {
  const { stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout ?? '';
}
