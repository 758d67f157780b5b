import type { ApiContract } from '../../../model/api/apiContract';
import { textOf } from '../contract/json';
import { breakingChanges } from './breakingChanges';

/** Why the current contract cannot be released, or `undefined` if it can. Breaking changes require a higher major version. */
export function releaseFault(released: ApiContract, current: ApiContract): string | undefined {
  const changes = breakingChanges(released, current);
  const [was, is] = [versionOf(released), versionOf(current)];
  if (changes.length === 0 || major(is) > major(was)) return undefined;
  return [
    `The contract was not released because it breaks clients of version ${was}:`,
    ...changes.map((change) => `- ${change}`),
    `Revert these changes. If they are intended, raise the first number of info.version in openapi/openapi.yaml (it is ${is}) and release again.`,
  ].join('\n');
}

const versionOf = ({ info }: ApiContract) => textOf(info.version);
const major = (version: string) => Number(version.split('.')[0]);
