import { codeSamples } from '../../../model/api/codeSamples';
import type { ApiContract } from '../../../model/api/apiContract';
import { objectOf } from '../contract/json';
import { mapOperations } from '../contract/operations';
import { sampleRequest } from './sampleRequest';

/** The contract with code samples for each operation in `x-codeSamples`, where Redoc looks for them. */
export function withSamples(contract: ApiContract): ApiContract {
  return mapOperations(contract, (operation) => {
    const samples = codeSamples(sampleRequest(contract, operation));
    return {
      ...operation.value,
      'x-codeSamples': samples.map((sample) => objectOf({ ...sample })),
    };
  });
}
