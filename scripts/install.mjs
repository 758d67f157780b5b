// Installs the packages in package-lock.json unless they are installed already. Needs only Node and npm.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'node_modules/.installed-lockfile';
const lockfile = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== lockfile) {
  console.log('Installing packages …');
  // The checks need the development packages, which npm leaves out where NODE_ENV is production. Gatsby's packages ask for an
  // older React, about which npm would print a hundred lines of warnings.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
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
