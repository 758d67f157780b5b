import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The paths of a program in all folders of the PATH, in order. */
export function allOnPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).filter((path) => existsSync(path));
}

/** The path of a program on the PATH, or undefined. */
export function onPath(name) {
  return allOnPath(name)[0];
}

/** The path of a server program, which Debian installs outside the PATH; undefined if the server is not installed. */
export function systemProgram(name) {
  const versions = '/usr/lib/postgresql';
  const postgres = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : [];
  return (
    [...postgres, '/usr/sbin', '/usr/bin']
      .map((folder) => join(folder, name))
      .find((path) => existsSync(path)) ?? onPath(name)
  );
}

/** True if programs can be installed without asking: as root on Debian. */
export function canInstall() {
  return process.getuid?.() === 0 && onPath('apt-get') !== undefined;
}

/** Installs Debian packages in one go; returns whether that succeeded. */
export function aptInstall(packages, ...options) {
  console.log(`Installing ${packages.join(' ')} for the tests …`);
  const install = ['install', '-y', '-qq', ...options, ...packages];
  return runs('apt-get', 'update', '-qq') && runs('apt-get', ...install);
}

/** Runs a program and returns whether it succeeded; Debian's installer asks no questions. */
export function runs(command, ...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}
