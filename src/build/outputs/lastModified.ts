import { spawnSync } from 'node:child_process';

/**
 * Tells the day of a file's last change from the history of git; undefined for files that it does not know, and for all
 * files where the history is missing or cut off, since the date would be wrong.
 */
export function lastModified(): (source: string) => string | undefined {
  const days = historyIsWhole() ? daysByFile() : new Map<string, string>();
  return (source) => days.get(source);
}

function historyIsWhole(): boolean {
  return git('rev-parse', '--is-shallow-repository').trim() === 'false';
}

/** The newest day that each file below content/ was changed on. */
function daysByFile(): Map<string, string> {
  const log = git('log', '--format=%x00%cs', '--name-only', '--relative', '--', 'content');
  const days = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    files.filter((file) => !days.has(file)).forEach((file) => days.set(file, day));
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
