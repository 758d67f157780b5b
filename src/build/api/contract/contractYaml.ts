import { readFileSync } from 'node:fs';
import { requiredYaml, type KeyedValues } from '../../content/yaml/readYaml';

const known = new Map<string, { readonly text: string; readonly read: KeyedValues }>();

/**
 * The YAML of a file of the contract. It is parsed once for each of its versions, because the checks of the contract and the
 * reference need it in turn. Throws an error with the line and the remedy if it cannot be read.
 */
export function contractYaml(file: string): KeyedValues {
  const text = readFileSync(file, 'utf8');
  const before = known.get(file);
  if (before?.text === text) return before.read;
  const read = requiredYaml(file, text);
  known.set(file, { text, read });
  return read;
}
