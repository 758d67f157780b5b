import { codeSamples } from '../../../model/api/codeSamples';
import type { ApiContract, JsonObject } from '../../../model/apiContract';
import { objectOf } from '../json';
import { contractOperations } from '../operations';
import { sampleRequest } from './sampleRequest';

/** The contract with samples at each operation, where Redoc looks for them. */
export function withSamples(contract: ApiContract): ApiContract {
  const paths = structuredClone(contract.paths) as Record<string, Record<string, JsonObject>>;
  for (const operation of contractOperations(contract)) {
    const samples = codeSamples(sampleRequest(contract, operation));
    paths[operation.path]![operation.method] = {
      ...operation.value,
      'x-codeSamples': samples.map((sample) => objectOf({ ...sample })),
    };
  }
  return { ...contract, paths };
}
