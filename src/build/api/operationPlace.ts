import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { JsonObject } from '../../model/apiContract';
import type { Fault } from '../../model/fault';
import { requiredYaml } from '../content/readYaml';
import { ROOT } from './bundleContract';
import { objectOf } from './json';
import type { ContractOperation } from './operations';

/** The file and line where an operation is written. */
export function operationPlace({
  path,
  method,
}: Pick<ContractOperation, 'path' | 'method'>): Pick<Fault, 'file' | 'line'> {
  const root = yamlOf(ROOT);
  const { $ref } = objectOf(objectOf((root.values as JsonObject).paths)[path]);
  if (typeof $ref !== 'string') return { file: ROOT, line: root.lineOf('paths', path, method) };
  const file = join(dirname(ROOT), $ref);
  return { file, line: yamlOf(file).lineOf(method) };
}

const yamlOf = (file: string) => requiredYaml(file, readFileSync(file, 'utf8'));
