import type { ApiContract } from '../../model/apiContract';
import { listOf, objectOf, textOf } from './json';
import { namedSchemas } from './namedSchemas';

/** A value that is allowed, and what it means. */
export interface EnumValue {
  readonly value: string;
  /** As Markdown; missing where the value speaks for itself. */
  readonly meaning?: string;
}

/** The values of all enums of the contract, by the name of their schema, or of their field as in `IngestProblem.severity`. */
export function enumsOf(contract: ApiContract): ReadonlyMap<string, readonly EnumValue[]> {
  return new Map(
    namedSchemas(contract).flatMap(({ name, schema }) => {
      const values = listOf(schema.enum).map(textOf);
      const meanings = objectOf(schema['x-enumDescriptions']);
      const told = values.map((value) => {
        const meaning = textOf(meanings[value]);
        return meaning ? { value, meaning } : { value };
      });
      return values.length > 0 ? [[name, told] as const] : [];
    }),
  );
}
