// The process that `drawAhead` begins. Where both are busy the build goes first, which waits for no card until its end.
import { setPriority } from 'node:os';
import { requireTypeScript } from '../../../scripts/typeScript.mjs';

// Before the libraries that draw begin threads, which go by it too.
setPriority(10);
const { drawnCard } = requireTypeScript('src/build/outputs/drawnCard.ts');

process.once('disconnect', () => process.exit());
process.once('message', async ({ cards, site }) => {
  for (const page of cards) await drawnCard(page, site);
  process.disconnect();
});
