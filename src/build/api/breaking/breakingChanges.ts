import type { ApiContract } from '../../../model/api/apiContract';
import { contractOperations, type ContractOperation } from '../contract/operations';
import { quotaBreaks, securityBreaks, serverBreaks } from './accessBreaks';
import { responseBreaks, bodyBreaks } from './bodyBreaks';
import type { Comparison } from './comparison';
import { parameterBreaks } from './parameterBreaks';

/**
 * The changes in the current contract that break clients of the released one, a message for each: where, what changed and
 * who is affected. When in doubt, a change is listed. New operations, optional request fields and response fields are not
 * breaking.
 */
export function breakingChanges(released: ApiContract, current: ApiContract): readonly string[] {
  const comparison: Comparison = { released, current, seen: new Set() };
  const now = contractOperations(current);
  const changes = contractOperations(released).flatMap((operation) => {
    const found = now.find((one) => placeOf(one) === placeOf(operation));
    return found ? operationBreaks(comparison, operation, found) : [removed(operation)];
  });
  return [
    ...serverBreaks(released, current),
    ...quotaBreaks('All calls', released['x-rateLimit'], current['x-rateLimit']),
    ...quotaBreaks('All calls', released['x-limits'], current['x-limits']),
    ...new Set(changes),
  ];
}

/** Identifies an operation; the names of path parameters are not part of the URL. */
const placeOf = ({ method, path }: ContractOperation) =>
  `${method} ${path.replace(/\{[^}]+\}/g, '{}')}`;

const removed = ({ id, method, path }: ContractOperation) =>
  `${id}: the operation ${method.toUpperCase()} ${path} was removed. Calls to it will fail.`;

function operationBreaks(
  comparison: Comparison,
  was: ContractOperation,
  is: ContractOperation,
): readonly string[] {
  const { released, current } = comparison;
  return [
    ...(was.id === is.id
      ? []
      : [
          `${was.id}: the operation is now called ${is.id}. Generated clients and links to #operation/${was.id} break.`,
        ]),
    ...securityBreaks([released, was], [current, is]),
    ...quotaBreaks(was.id, was.value['x-rateLimit'], is.value['x-rateLimit']),
    ...parameterBreaks(comparison, was, is),
    ...bodyBreaks(comparison, was, is),
    ...responseBreaks(comparison, was, is),
  ];
}
