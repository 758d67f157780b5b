// Updates the schemas and snippets for editors: npm run editor:files, after a change of front matter or vocabulary.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format } from 'prettier';
import { requireTypeScript } from './typeScript.mjs';

const { editorFiles } = requireTypeScript('src/build/authoring/editorFiles.ts');

for (const [file, content] of editorFiles()) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await format(JSON.stringify(content), { parser: 'json', printWidth: 100 }));
}
