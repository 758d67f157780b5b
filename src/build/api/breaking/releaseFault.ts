import type { ApiContract } from '../../../model/apiContract';
import { textOf } from '../json';
import { breakingChanges } from './breakingChanges';

/** Why the current contract cannot be released; nothing if it can. A contract that breaks clients must raise its major version. */
export function releaseFault(released: ApiContract, current: ApiContract): string | undefined {
  const changes = breakingChanges(released, current);
  const [was, is] = [versionOf(released), versionOf(current)];
  if (changes.length === 0 || major(is) > major(was)) return undefined;
  return [
    `The contract is not released, because it breaks clients of version ${was}:`,
    ...changes.map((change) => `- ${change}`),
    `Take these changes back. If they are meant, raise the first number of info.version in openapi/openapi.yaml (it is ${is}), and release again.`,
  ].join('\n');
}

const versionOf = ({ info }: ApiContract) => textOf(info.version);
const major = (version: string) => Number(version.split('.')[0]);
