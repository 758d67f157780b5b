// Builds the site: npm run build. What a build makes dies young: with more room for it a tenth less time goes into
// collecting garbage.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(process.execPath, ['node_modules/gatsby/cli.js', 'build'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_OPTIONS: `--max-semi-space-size=64 ${process.env.NODE_OPTIONS ?? ''}`,
  },
});
process.exit(status ?? 1);
