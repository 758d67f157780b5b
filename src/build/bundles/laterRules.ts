import { resolve, sep } from 'node:path';
import type { RuleSetRule } from 'webpack';

const SOURCE = resolve('src') + sep;
/** The frame of the pages: what it loads later is in the HTML all the same (`lazyOrBuilt`). */
const FRAME = resolve('src/layout') + sep;

/**
 * Leaves what pages load later out of the renderer of the HTML, which never shows it: its `import()` stays as it is written,
 * and half of what the renderer was made of is not compiled.
 */
export function laterRules(stage: string): RuleSetRule[] {
  if (stage !== 'build-html') return [];
  return [
    {
      include: (path) => path.startsWith(SOURCE) && !path.startsWith(FRAME),
      parser: { import: false },
    },
  ];
}
