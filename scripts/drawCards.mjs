// A thread of the build, beside the one that does the rest: draws the cards for previews (src/build/outputs/socialCards.ts).
import { workerData } from 'node:worker_threads';
import { requireTypeScript } from './typeScript.mjs';

const { drawCards } = requireTypeScript('src/build/outputs/drawCards.ts');
await drawCards(workerData);
