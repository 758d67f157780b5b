// The thread started by `scripts/gatsby.mjs`.
import { requireTypeScript } from '../../../scripts/typeScript.mjs';

requireTypeScript('src/build/content/readAhead.ts').readAhead();
