import type { ApiContract } from '../../../model/api/apiContract';
import { listOf, objectOf, textOf } from '../contract/json';
import { namedSchemas } from '../contract/namedSchemas';

/** An allowed value and its meaning. */
export interface EnumValue {
  readonly value: string;
  /** In Markdown; missing if the value is self-explanatory. */
  readonly meaning?: string;
}

/** The values of all enums in the contract, by the name of their schema or field, such as `IngestProblem.severity`. */
export function enumsOf(contract: ApiContract): ReadonlyMap<string, readonly EnumValue[]> {
  return new Map(
    namedSchemas(contract).flatMap(({ name, schema }) => {
      const values = listOf(schema.enum).map(textOf);
      const meanings = objectOf(schema['x-enumDescriptions']);
      const described = values.map((value) => {
        const meaning = textOf(meanings[value]);
        return meaning ? { value, meaning } : { value };
      });
      return values.length > 0 ? [[name, described] as const] : [];
    }),
  );
}
