import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import type { Release } from '../../model/offline';

/** The worker as one file, with what it must know of this release; without a release, the one that removes it again. */
export async function workerCode(release: Release | undefined): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [release ? 'src/offline/worker.ts' : 'src/offline/selfDestroyingWorker.ts'],
    bundle: true,
    minify: true,
    write: false,
    legalComments: 'none',
    target: browsers(),
    define: {
      'process.env.NODE_ENV': '"production"',
      RELEASE: JSON.stringify(release ?? null),
    },
  });
  return outputFiles[0]?.text ?? '';
}

/** The oldest browsers that the site is made for, as esbuild writes them: `chrome >= 111` is `chrome111`. */
function browsers(): string[] {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    browserslist: readonly string[];
  };
  return browserslist.map((browser) => browser.replace(' >= ', ''));
}
