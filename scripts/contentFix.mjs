// Mends in the content what can be mended without a change of meaning: npm run content:fix -- [files].
import { readFileSync, writeFileSync } from 'node:fs';
import { requireTypeScript } from './typeScript.mjs';

const { fixFile } = requireTypeScript('src/build/authoring/lint/fixFile.ts');
const { markdownFiles } = requireTypeScript('src/build/authoring/lint/contentLint.ts');

const asked = process.argv.slice(2);
let count = 0;
for (const file of asked.length > 0 ? asked : markdownFiles()) {
  const source = readFileSync(file, 'utf8');
  const { text, done } = fixFile(file, source);
  if (text !== source) writeFileSync(file, text);
  for (const { line, message } of done) console.log(`${file}:${line}  ${message}`);
  count += done.length;
}
console.log(count === 0 ? 'There was nothing to mend.' : `${count} mended.`);
