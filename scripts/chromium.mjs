import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { aptInstall, canInstall, onPath, runs } from './systemProgram.mjs';

/** Path of a Chromium to test with, installing one where that is possible; undefined when there is none to be had. */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  return present() ?? (installed() ? present() : undefined);
}

/**
 * Path of the Chromium without a window that Debian has beside the whole one, else of that one: it takes a fifth less time for
 * the same tests, but keeps no page for the way back.
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
