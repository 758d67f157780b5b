// What a process and all that it started use, from /proc of Linux; on other systems 0.
import { readFileSync, readdirSync } from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';

const TICKS = 100;
const EVERY = 500;

/** Fields of /proc/PID/stat after the name of the program, which may hold anything. */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    // User and system time, of itself and of what it started and saw end.
    const ticks = fields[11] + fields[12] + fields[13] + fields[14];
    return { pid, parent: fields[1], ticks };
  } catch {
    return undefined;
  }
}

/** Bytes of a process in memory; what it shares with others, such as the file of a database, in equal parts. */
function memoryOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss: +(\d+) kB$/m.exec(text)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

function processes() {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return pids.map((pid) => statOf(Number(pid))).filter((stat) => stat !== undefined);
  } catch {
    return [];
  }
}

/** Looks at a process and its descendants until it is told to stop: seconds of the processors, and the most memory at one time in GB. */
export function treeUsage(root) {
  let processor = 0;
  let memory = 0;
  const timer = setInterval(() => {
    const all = processes();
    const tree = all.filter(({ pid }) => pid === root);
    for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid));
    memory = Math.max(
      memory,
      tree.reduce((most, { pid }) => most + memoryOf(pid), 0),
    );
    processor = Math.max(processor, tree.reduce((ticks, one) => ticks + one.ticks, 0) / TICKS);
  }, EVERY);
  return {
    stop() {
      clearInterval(timer);
      return { processor, memory: memory / 1e9 };
    },
  };
}
