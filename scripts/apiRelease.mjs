// Notes the contract as released: changes that break its clients are found by comparison with openapi/released/openapi.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { requireTypeScript } from './typeScript.mjs';

const { bundleContract } = requireTypeScript('src/build/api/bundleContract.ts');
const { RELEASED_FILE, releasedContract } = requireTypeScript(
  'src/build/api/breaking/releasedContract.ts',
);
const { releaseFault } = requireTypeScript('src/build/api/breaking/releaseFault.ts');

const released = releasedContract();
const current = bundleContract();
const fault = released && releaseFault(released, current);
if (fault) {
  console.error(fault);
  process.exit(1);
}

const options = await resolveConfig(fileURLToPath(new URL('../package.json', import.meta.url)));
mkdirSync(dirname(RELEASED_FILE), { recursive: true });
writeFileSync(RELEASED_FILE, await format(JSON.stringify(current), { ...options, parser: 'json' }));
console.log(`${RELEASED_FILE} is version ${current.info.version} of the contract now.`);
