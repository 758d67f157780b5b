// Writes a .gz and a .br next to every text file of the built site, for hosts that send precompressed files.
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import { reportErrors } from './reportErrors.mjs';

const FOLDER = 'public';
const TEXTS = new Set([
  ...['.css', '.csv', '.html', '.js', '.json', '.map', '.md', '.svg', '.txt', '.webmanifest'],
  ...['.xml', '.yaml'],
]);
// Below this size, compression saves less than the response headers cost.
const SMALLEST = 1024;

// Files that every reader downloads are worth the highest quality, which takes three times as long to save a fortieth.
const COMMON = new Set(['assets', 'search']);

async function brotli(name, text) {
  const quality = COMMON.has(name.split(sep)[0]) ? 11 : 10;
  return promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

/** Takes names off the shared list and compresses these files one by one, until none are left. */
async function compress(names) {
  for (let name = names.pop(); name !== undefined; name = names.pop()) {
    const file = join(FOLDER, name);
    const text = readFileSync(file);
    const compressed = brotli(name, text);
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
    writeFileSync(`${file}.br`, await compressed);
  }
}

await reportErrors(async () => {
  if (!existsSync(join(FOLDER, 'index.html')))
    throw new Error('There is no built site to compress. Run "npm run build" first.');
  const names = readdirSync(FOLDER, { recursive: true }).filter((name) => {
    const file = statSync(join(FOLDER, name));
    return TEXTS.has(extname(name)) && file.isFile() && file.size >= SMALLEST;
  });
  const count = names.length;
  await Promise.all(Array.from({ length: availableParallelism() }, () => compress(names)));
  console.log(`${count} files are compressed.`);
});
