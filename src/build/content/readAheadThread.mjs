// The thread that `scripts/gatsby.mjs` begins.
import { requireTypeScript } from '../../../scripts/typeScript.mjs';

requireTypeScript('src/build/content/readAhead.ts').readAhead();
