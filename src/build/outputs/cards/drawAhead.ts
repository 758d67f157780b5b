import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CardPage } from './cardAddress';
import { CARDS } from './writeSocialCards';

/**
 * Starts to draw the pages' cards in a separate process, unless cards exist already: much of a build leaves a core idle. The
 * process ends with this one at the latest. It starts with the last page, because `writeSocialCards` later draws what is left
 * from the first page on.
 */
export function drawAhead(pages: readonly CardPage[], site: string): ChildProcess | undefined {
  if (existsSync(CARDS)) return undefined;
  // Not a thread: the drawing libraries have crashed when loaded in the same process as Gatsby's.
  const drawing = fork(resolve('src/build/outputs/cards/drawAheadProcess.mjs'), {
    stdio: 'ignore',
  });
  const cards = pages.map(({ title, section }) => ({ title, section })).reverse();
  // Errors are ignored here: `writeSocialCards` draws the card again and reports them.
  drawing.on('error', () => undefined);
  drawing.send({ cards, site }, () => undefined);
  // Runs before other `exit` handlers: a failed build removes `public` in one of them, and another card would recreate it.
  process.prependListener('exit', (exitCode) => {
    if (exitCode !== 0) drawing.kill();
  });
  drawing.unref();
  drawing.channel?.unref();
  return drawing;
}
