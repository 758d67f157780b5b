import { existsSync } from 'node:fs';
import { cachedText } from '../../cachedText';
import { digestOf } from '../../codeStamp';
import { apiReference, type ApiReference } from './apiReference';

/** Same as `apiReference`, but cached for each version of the contract, which is assembled from hundreds of files. */
export function cachedReference(): ApiReference | undefined {
  if (!existsSync('openapi')) return undefined;
  const text = cachedText('api reference', digestOf(['openapi']), () =>
    JSON.stringify(apiReference()),
  );
  return JSON.parse(text) as ApiReference;
}
