import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiContract } from '../../../model/api/apiContract';

/** The file that `npm run api:release` writes. */
export const RELEASED_FILE = join('openapi', 'released', 'openapi.json');

/** The most recently released contract, or `undefined` if none has been released. */
export function releasedContract(): ApiContract | undefined {
  if (!existsSync(RELEASED_FILE)) return undefined;
  return JSON.parse(readFileSync(RELEASED_FILE, 'utf8')) as ApiContract;
}
