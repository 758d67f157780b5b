import { build } from 'esbuild';
import type { Release } from '../../model/offline';

/** The worker as one file, with what it must know of this release; without a release, the one that removes it again. */
export async function workerCode(release: Release | undefined): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [release ? 'src/offline/worker.ts' : 'src/offline/farewell.ts'],
    bundle: true,
    minify: true,
    write: false,
    legalComments: 'none',
    // As in `browserslist` of package.json.
    target: ['chrome111', 'firefox121', 'safari16.4'],
    define: {
      'process.env.NODE_ENV': '"production"',
      RELEASE: JSON.stringify(release ?? null),
    },
  });
  return outputFiles[0]?.text ?? '';
}
