// The thread that `readAhead` begins.
import { requireTypeScript } from '../../../scripts/typeScript.mjs';

requireTypeScript('src/build/content/keepAll.ts').keepAll();
