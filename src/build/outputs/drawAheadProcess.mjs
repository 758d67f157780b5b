// The process that `drawAhead` begins. Where both are busy the build goes first, which waits for no card until its end.
import { setPriority } from 'node:os';
import { requireTypeScript } from '../../../scripts/typeScript.mjs';

// Before the libraries that draw begin threads, which go by it too.
setPriority(10);
const { writeCard } = requireTypeScript('src/build/outputs/writeSocialCards.ts');

process.once('disconnect', () => process.exit());
process.once('message', async ({ cards, site }) => {
  for (const page of cards) await writeCard(page, site);
  process.disconnect();
});
