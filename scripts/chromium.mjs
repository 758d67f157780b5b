import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { aptInstall, canInstall, onPath, runs } from './systemProgram.mjs';

/** The path of a Chromium to test with, which is installed if necessary and possible; undefined if there is none. */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  return present() ?? (installed() ? present() : undefined);
}

/**
 * The path of Debian's `chromium-headless-shell` if installed, else of the full Chromium. The shell takes a fifth less time for
 * the same tests, but has no back/forward cache.
 */
export function findQuickChromium() {
  const whole = findChromium();
  return process.env.CHROMIUM_PATH ? whole : (onPath('chromium-headless-shell') ?? whole);
}

function present() {
  return [onPath('chromium'), chromium.executablePath()].find((path) => path && existsSync(path));
}

function installed() {
  if (canInstall()) return aptInstall(['chromium', 'chromium-headless-shell']);
  console.log('Installing Chromium for the tests …');
  return runs('npx', 'playwright-core', 'install', 'chromium');
}
