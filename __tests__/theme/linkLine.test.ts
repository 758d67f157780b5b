import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);

test('no underline sets its colour or thickness in the shorthand, which Safari before 26.2 would ignore', () => {
  const written = sources.flatMap((file) =>
    Array.from(
      readFileSync(join('src', file), 'utf8').matchAll(/text-decoration:\s*[^;}\s]+\s[^;}]*/g),
      ([line]) => `${file}: ${line}`,
    ),
  );
  expect(sources.length).toBeGreaterThan(300);
  expect(written).toEqual([]);
});
