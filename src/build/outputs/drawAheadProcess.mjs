// The process that `drawAhead` begins.
import { requireTypeScript } from '../../../scripts/typeScript.mjs';

const { drawnCard } = requireTypeScript('src/build/outputs/drawnCard.ts');

process.once('disconnect', () => process.exit());
process.once('message', async ({ cards, site }) => {
  for (const page of cards) await drawnCard(page, site);
  process.disconnect();
});
