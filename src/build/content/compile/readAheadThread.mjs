// The thread started by `scripts/gatsby.mjs`.
import { requireTypeScript } from '../../../../scripts/typeScript.mjs';

requireTypeScript('src/build/content/compile/readAhead.ts').readAhead();
