import { existsSync } from 'node:fs';
import { cachedText } from '../cachedText';
import { digestOf } from '../codeStamp';
import { apiReference, type ApiReference } from './apiReference';

/** The same as `apiReference`, made once for each version of the contract: hundreds of files are read and joined for it. */
export function cachedReference(needed: boolean): ApiReference | undefined {
  if (!existsSync('openapi')) return apiReference(needed);
  const text = cachedText('api reference', digestOf(['openapi']), () =>
    JSON.stringify(apiReference(needed)),
  );
  return JSON.parse(text) as ApiReference;
}
