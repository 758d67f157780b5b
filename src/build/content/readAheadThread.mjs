// The thread that `readAhead` begins.
import { requireTypeScript } from '../../../scripts/typeScript.mjs';

requireTypeScript('src/build/content/cacheAllMdx.ts').cacheAllMdx();
