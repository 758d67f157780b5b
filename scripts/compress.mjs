// Puts a .gz and a .br beside every file of the built site that gets smaller by it, for hosts that send such files as they are.
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { tellErrors } from './tellErrors.mjs';

const FOLDER = 'public';
const TEXTS = new Set([
  ...['.css', '.csv', '.html', '.js', '.json', '.map', '.md', '.svg', '.txt', '.webmanifest'],
  ...['.xml', '.yaml'],
]);
// Below this size compression saves less than the headers of the answer cost.
const SMALLEST = 1024;

const brotli = (text) =>
  brotliCompressSync(text, {
    // The last steps of quality take ten times as long for a hundredth of the size.
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

await tellErrors(() => {
  if (!existsSync(join(FOLDER, 'index.html')))
    throw new Error('There is no built site to compress. Run "npm run build" first.');
  let count = 0;
  for (const name of readdirSync(FOLDER, { recursive: true })) {
    const file = join(FOLDER, name);
    if (!TEXTS.has(extname(name)) || !statSync(file).isFile()) continue;
    const text = readFileSync(file);
    if (text.length < SMALLEST) continue;
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
    writeFileSync(`${file}.br`, brotli(text));
    count += 1;
  }
  console.log(`${count} files are compressed.`);
});
