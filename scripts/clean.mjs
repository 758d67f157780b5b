// Removes the caches and the built site: npm run clean.
import { rmSync } from 'node:fs';
import { lockFolder } from './buildLock.mjs';
import { reportErrors } from './reportErrors.mjs';

await reportErrors(() => lockFolder('clean'));
for (const folder of ['public', '.cache']) rmSync(folder, { recursive: true, force: true });
