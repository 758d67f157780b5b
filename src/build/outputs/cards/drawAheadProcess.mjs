// The process that `drawAhead` starts. It has a low priority: the build needs no card before its end.
import { setPriority } from 'node:os';
import { requireTypeScript } from '../../../../scripts/typeScript.mjs';

// Set before the drawing libraries start threads, which inherit it.
setPriority(10);
const { writeCard } = requireTypeScript('src/build/outputs/cards/writeSocialCards.ts');

process.once('disconnect', () => process.exit());
process.once('message', async ({ cards, site }) => {
  for (const page of cards) await writeCard(page, site);
  process.disconnect();
});
