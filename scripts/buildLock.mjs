// Lets only one command at a time write to the caches and to `public`: two builds would remove each other's files.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { procStat } from './procStat.mjs';

/** Starts with a dot: Gatsby spares such files when it empties its cache. */
const LOCK = '.cache/.build-lock';

/** Keeps other commands from building in this folder until this process ends; throws if one is building already. */
export function lockFolder(command) {
  mkdirSync(dirname(LOCK), { recursive: true });
  const owner = `${process.pid} ${startOf(process.pid)} ${command}`;
  try {
    writeFileSync(LOCK, owner, { flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    refuseIfOwned(readFileSync(LOCK, 'utf8'));
    // Its owner was killed before it could remove it.
    writeFileSync(LOCK, owner);
  }
  process.on('exit', () => rmSync(LOCK, { force: true }));
}

function refuseIfOwned(owner) {
  const [, pid, start, command] = /^(\d+) (\d*) (\w+)$/.exec(owner) ?? [];
  if (pid === undefined || !isRunning(Number(pid)) || startOf(pid) !== start) return;
  throw new Error(
    command === 'develop'
      ? `The development server runs in this folder (process ${pid}). Stop it, then try again.`
      : `Another build runs in this folder (process ${pid}). Wait for it or stop it.`,
  );
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch ({ code }) {
    return code === 'EPERM';
  }
}

/** When a process started, since another process may get its number later; empty where that is unknown. */
function startOf(pid) {
  return procStat(pid)?.[19] ?? '';
}
