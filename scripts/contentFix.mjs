// Fixes in the content what can be fixed without a change of meaning: npm run content:fix -- [files]. It changes nothing
// unless all given files are pages that can be read.
import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { reportErrors } from './reportErrors.mjs';
import { requireTypeScript } from './typeScript.mjs';

const { fixFile } = requireTypeScript('src/build/authoring/lint/fixFile.ts');
const { markdownFiles } = requireTypeScript('src/build/authoring/lint/contentLint.ts');

/** Says why a file is refused; undefined if it is not. */
function refusal(file) {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!/\.mdx?$/.test(file) || found?.isDirectory()) {
    return `${file} is not a page. Name files that end with .md or .mdx.`;
  }
  if (!found) return `${file} does not exist. Correct the name.`;
  return isUtf8(readFileSync(file)) ? undefined : `${file} is not UTF-8. Save it as UTF-8.`;
}

await reportErrors(() => {
  const asked = process.argv.slice(2);
  const files = asked.length > 0 ? asked : markdownFiles();
  const refusals = files.map(refusal).filter(Boolean);
  if (refusals.length > 0) throw new Error(refusals.join('\n'));

  let count = 0;
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    const { text, done } = fixFile(file, source);
    if (text !== source) writeFileSync(file, text);
    for (const { line, message } of done) console.log(`${file}:${line}  ${message}`);
    count += done.length;
  }
  console.log(count === 0 ? 'There was nothing to fix.' : `${count} fixed.`);
});
