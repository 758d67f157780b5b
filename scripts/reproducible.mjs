// Builds the project a second time, in a folder beside this one, and tells which files of the built
// site differ from those in public/: node scripts/reproducible.mjs. None should.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

const folder = mkdtempSync(resolve('..', 'reproducible-'));
const site = join(folder, 'site');
/** What installing and building have made. */
const MADE = ['node_modules', '.cache', 'public'];

const filesIn = (root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(root, file)).isFile(),
  );

/** The files that only one of two folders has, or that are not the same in both. */
function differing(one, other) {
  return [...new Set([...filesIn(one), ...filesIn(other)])].sort().filter((file) => {
    const [first, second] = [join(one, file), join(other, file)];
    if (!existsSync(first) || !existsSync(second)) return true;
    return !readFileSync(first).equals(readFileSync(second));
  });
}

let found;
try {
  for (const name of readdirSync('.').filter((one) => !MADE.includes(one)))
    cpSync(name, join(site, name), { recursive: true, preserveTimestamps: true });
  // Files as hard links: a symbolic link to the folder would lead the bundler out of the project, and name modules differently.
  execFileSync('cp', ['-al', 'node_modules', join(site, 'node_modules')], { stdio: 'inherit' });
  execFileSync('npm', ['run', '--silent', 'build'], {
    cwd: site,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' },
  });
  found = differing('public', join(site, 'public'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (found.length > 0) {
  console.error(
    `A second build of the project makes ${found.length} other files. Find what differs, and take it out: ${found.slice(0, 20).join(', ')}.`,
  );
  process.exit(1);
}
console.log('A second build of the project makes the same files, byte by byte.');
