import type { ApiContract, ApiRequest, CodeSample, JsonObject } from '../../../model/apiContract';
import { objectOf } from '../json';
import { contractOperations } from '../operations';
import { curl } from './curl';
import { python } from './python';
import { r } from './r';
import { sampleRequest } from './sampleRequest';
import { typescript } from './typescript';

const LANGUAGES = [
  { lang: 'Shell', label: 'curl', write: curl },
  { lang: 'Python', label: 'Python', write: python },
  { lang: 'TypeScript', label: 'TypeScript', write: typescript },
  { lang: 'R', label: 'R', write: r },
] as const;

/** A call in each language. */
export function codeSamples(request: ApiRequest): readonly CodeSample[] {
  return LANGUAGES.map(({ lang, label, write }) => ({ lang, label, source: write(request) }));
}

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
