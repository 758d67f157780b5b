import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** Path of a Chromium to test with, installing one where that is possible; undefined when there is none to be had. */
export function findChromium() {
  const found = present();
  if (found || process.env.CHROMIUM_PATH) return found;
  return installed() ? present() : undefined;
}

function present() {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  const onPath = PATH.split(delimiter).map((folder) => join(folder, 'chromium'));
  return [...onPath, chromium.executablePath()].find((path) => path && existsSync(path));
}

function installed() {
  console.log('Installing Chromium for the browser tests …');
  const root = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const steps = root
    ? [
        ['apt-get', 'update', '-qq'],
        ['apt-get', 'install', '-y', '-qq', 'chromium'],
      ]
    : [['npx', 'playwright-core', 'install', 'chromium']];
  return steps.every(
    ([command, ...args]) =>
      spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0,
  );
}
