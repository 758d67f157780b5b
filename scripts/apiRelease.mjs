// Records the current contract as released, in openapi/released/openapi.json; later contracts are compared with this file to
// find changes that break clients.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { reportErrors } from './reportErrors.mjs';
import { requireTypeScript } from './typeScript.mjs';

const { contractFaults } = requireTypeScript('src/build/api/faults/contractFaults.ts');
const { faultReport } = requireTypeScript('src/model/fault.ts');
const { bundleContract } = requireTypeScript('src/build/api/contract/bundleContract.ts');
const { RELEASED_FILE, releasedContract } = requireTypeScript(
  'src/build/api/breaking/releasedContract.ts',
);
const { releaseFault } = requireTypeScript('src/build/api/breaking/releaseFault.ts');

async function release() {
  const faults = contractFaults();
  if (faults.length > 0) throw new Error(faultReport(faults, 'API contract'));

  const released = releasedContract();
  const current = bundleContract();
  const fault = released && releaseFault(released, current);
  if (fault) throw new Error(fault);

  const options = await resolveConfig(fileURLToPath(new URL('../package.json', import.meta.url)));
  const text = await format(JSON.stringify(current), { ...options, parser: 'json' });
  mkdirSync(dirname(RELEASED_FILE), { recursive: true });
  writeFileSync(RELEASED_FILE, text);
  console.log(`${RELEASED_FILE} is now version ${current.info.version} of the contract.`);
}

await reportErrors(release);
