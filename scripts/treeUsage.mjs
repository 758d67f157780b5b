// What a process and all that it started use, as Linux tells it in /proc; elsewhere nothing is known, and it says 0.
import { readFileSync, readdirSync } from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';

const PAGE = 4096;
const TICKS = 100;
const EVERY = 250;

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
    return { pid, parent: fields[1], ticks, memory: fields[21] * PAGE };
  } catch {
    return undefined;
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
      tree.reduce((most, one) => most + one.memory, 0),
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
