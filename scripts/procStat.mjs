import { readFileSync } from 'node:fs';

/**
 * The fields of a process from the third on, as in `man proc_pid_stat`, from Linux's /proc; undefined if it has ended, and on other
 * systems. The second field is the name of the program in parentheses, which may contain any character.
 */
export function procStat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
