import { existsSync } from 'node:fs';
import { cachedText } from '../cachedText';
import { digestOf } from '../codeStamp';
import { apiReference, type ApiReference } from './apiReference';

/** Same as `apiReference`, but cached for each version of the contract, which is assembled from hundreds of files. */
export function cachedReference(needed: boolean): ApiReference | undefined {
  if (!existsSync('openapi')) return apiReference(needed);
  const text = cachedText('api reference', digestOf(['openapi']), () =>
    JSON.stringify(apiReference(needed)),
  );
  return JSON.parse(text) as ApiReference;
}
