import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

// A build that never ends, with the one thing of ours that it does first.
const ENDLESS = `
import(process.env.TYPESCRIPT).then(({ requireTypeScript }) => {
  requireTypeScript('src/build/removeUnfinished.ts').removeUnfinished();
  console.log('building');
  setInterval(() => {}, 1000);
});
`;

test.each(['SIGHUP', 'SIGINT', 'SIGTERM'] as const)(
  'a build that is stopped by %s leaves nothing that could be deployed',
  async (signal) => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'stopped-')));
    mkdirSync(join(folder, 'node_modules/gatsby'), { recursive: true });
    writeFileSync(join(folder, 'node_modules/gatsby/cli.js'), ENDLESS);
    mkdirSync(join(folder, 'public'));
    const build = spawn(process.execPath, [resolve('scripts/build.mjs')], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, TYPESCRIPT: resolve('scripts/typeScript.mjs') },
    });
    await once(build.stdout, 'data');

    build.kill(signal);
    const [status] = (await once(build, 'exit')) as [number | null];

    expect(status).toBeGreaterThan(128);
    expect(existsSync(join(folder, 'public'))).toBe(false);
    rmSync(folder, { recursive: true });
  },
);
