// Measures the resources of a process and its descendants, from Linux's /proc; 0 on other systems.
import { readFileSync, readdirSync } from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';
import { procStat } from './procStat.mjs';

const TICKS = 100;
const EVERY = 500;

function statOf(pid) {
  const fields = procStat(pid)?.map(Number);
  // User and system time of the process and of its children that have ended.
  return (
    fields && { pid, parent: fields[1], ticks: fields[11] + fields[12] + fields[13] + fields[14] }
  );
}

/** The proportional set size of a process in bytes: shared memory, such as a database file, is divided among its users. */
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

/** Samples a process and its descendants until `stop` is called, which returns CPU seconds and peak memory in GB. */
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
