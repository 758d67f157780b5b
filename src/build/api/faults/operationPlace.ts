import { dirname, join } from 'node:path';
import type { JsonObject } from '../../../model/api/apiContract';
import type { Fault } from '../../../model/fault';
import { ROOT } from '../contract/bundleContract';
import { contractYaml } from '../contract/contractYaml';
import { objectOf } from '../contract/json';
import type { ContractOperation } from '../contract/operations';

/** The file and line where an operation is written. */
export function operationPlace({
  path,
  method,
}: Pick<ContractOperation, 'path' | 'method'>): Pick<Fault, 'file' | 'line'> {
  const root = contractYaml(ROOT);
  const { $ref } = objectOf(objectOf((root.values as JsonObject).paths)[path]);
  if (typeof $ref !== 'string') return { file: ROOT, line: root.lineOf('paths', path, method) };
  const file = join(dirname(ROOT), $ref);
  return { file, line: contractYaml(file).lineOf(method) };
}
