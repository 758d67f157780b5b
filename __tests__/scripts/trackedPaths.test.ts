import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Paths that are tracked or will be; renamed files are listed until the next commit. */
const files = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
  { encoding: 'utf8', maxBuffer: 2 ** 26 },
)
  .split('\0')
  .filter((file) => file !== '' && existsSync(file));

/** Folders, and files as imports name them, without extensions of code. */
const names = new Set(
  files
    .flatMap((file) =>
      file
        .split('/')
        .map((_, depth, parts) => `${parts.slice(0, depth).join('/')}/`)
        .concat(file),
    )
    .map((path) => path.replace(/\.[cm]?[jt]sx?$/, '')),
);

test('no two paths differ only in case', () => {
  const byLowerCase = new Map([...names].map((name) => [name.toLowerCase(), name]));
  const twins = [...names]
    .map((name) => [name, byLowerCase.get(name.toLowerCase())])
    .filter(([name, other]) => name !== other);

  expect(twins).toEqual([]);
});
