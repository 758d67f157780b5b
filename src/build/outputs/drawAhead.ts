import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CardPage } from './cardAddress';
import { CARDS } from './writeSocialCards';

/**
 * Begins to draw the cards of pages, where none was drawn before, in a process of its own, which ends with this one at the
 * latest: much of a build leaves a core idle. It begins with the last page: whatever is left when the cards are published
 * is drawn then, first page first.
 */
export function drawAhead(pages: readonly CardPage[], site: string): ChildProcess | undefined {
  if (existsSync(CARDS)) return undefined;
  // Not a thread: the libraries that draw have been seen to crash beside those of Gatsby.
  const drawing = fork(resolve('src/build/outputs/drawAheadProcess.mjs'), { stdio: 'ignore' });
  const cards = pages.map(({ title, section }) => ({ title, section })).reverse();
  // What keeps a card from being drawn is told where it is published.
  drawing.on('error', () => undefined);
  drawing.send({ cards, site }, () => undefined);
  // First of all who listen: a build that fails removes `public` then, which another card would bring back.
  process.prependListener('exit', (exitCode) => {
    if (exitCode !== 0) drawing.kill();
  });
  drawing.unref();
  drawing.channel?.unref();
  return drawing;
}
