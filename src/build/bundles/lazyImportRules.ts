import { resolve, sep } from 'node:path';
import type { RuleSetRule } from 'webpack';

const SOURCE = resolve('src') + sep;
/** The frame of the pages: its lazy parts are in the HTML all the same (`lazyOrBuilt`). */
const FRAME = resolve('src/layout') + sep;

/**
 * Keeps lazy parts of pages out of the HTML renderer, which never shows them: their `import()` is left as it is, so half as
 * much code has to be compiled.
 */
export function lazyImportRules(stage: string): RuleSetRule[] {
  if (stage !== 'build-html') return [];
  return [
    {
      include: (path) => path.startsWith(SOURCE) && !path.startsWith(FRAME),
      parser: { import: false },
    },
  ];
}
