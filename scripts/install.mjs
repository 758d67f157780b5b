// Installs the packages that package-lock.json names, unless they are there already. Needs Node and npm only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'node_modules/.installed-lockfile';
const lockfile = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== lockfile) {
  console.log('Installing packages …');
  // Gatsby's packages ask for an older React, of which npm would warn in a hundred lines.
  const options = ['--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['ci', ...options], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      'The packages could not be installed. Read the messages of npm above, then run the command again.',
    );
    process.exit(status ?? 1);
  }
  writeFileSync(STAMP, lockfile);
}
