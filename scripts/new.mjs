// Creates a page or a folder with valid values: npm run new -- doc|tutorial|changelog|folder place "Title".
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { reportErrors } from './reportErrors.mjs';
import { requireTypeScript } from './typeScript.mjs';

const { newPage } = requireTypeScript('src/build/authoring/newPage.ts');

await reportErrors(() => {
  const { file, text, next } = newPage(process.argv.slice(2));
  if (existsSync(file)) throw new Error(`${file} exists already. Choose another name.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${file} has been created. ${next}`);
});
