import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const GUIDES = [
  'README.md',
  'CONTRIBUTING.md',
  'content/README.md',
  'deploy/README.md',
  'openapi/README.md',
  'src/build/README.md',
  'src/search/README.md',
];

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };

describe.each(GUIDES)('%s', (file) => {
  const text = readFileSync(file, 'utf8').replace(/^```[^]*?^```/gm, '');
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

  test('links to files that exist', () => {
    const links = found(/\]\((?![a-z]+:|\/|#|\.\/images)([^)#]+)/g);

    expect(links.filter((path) => !existsSync(join(dirname(file), path)))).toEqual([]);
  });

  test('names files of the code that exist', () => {
    const paths = found(/`((?:src|scripts|__tests__)\/[\w./-]+)`/g);

    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('names commands that exist', () => {
    const commands = found(/`npm run ([a-z][\w:]*)/g);

    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});
