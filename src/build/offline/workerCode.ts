import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import type { Release } from '../../model/offline';

/** The service worker as one file, with its knowledge of the release; without a release, a worker that removes itself. */
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

/** The site's oldest supported browsers in esbuild's notation: `chrome >= 111` becomes `chrome111`. */
function browsers(): string[] {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    browserslist: readonly string[];
  };
  return browserslist.map((browser) => browser.replace(' >= ', ''));
}
