import type { AlternativesField, ApiField } from '../../model/api/apiConsole';
import type { Json, JsonObject } from '../../model/api/apiContract';
import type { RequestPath } from './requestPath';

/** The field at a path in a form, in whichever alternative it is. */
export function fieldAt(field: ApiField | undefined, path: RequestPath): ApiField | undefined {
  const [key, ...rest] = path;
  if (!field || key === undefined) return field;
  if (field.kind === 'list') return fieldAt(field.entry, rest);
  if (field.kind === 'object') {
    return fieldAt(field.fields.find(({ name }) => name === key)?.field, rest);
  }
  if (field.kind !== 'alternatives') return undefined;
  return field.options.map((option) => fieldAt(option.field, path)).find((found) => found);
}

/** The index of the alternative that a value uses: the first whose required fields it has, otherwise 0. */
export function chosenOption({ options }: AlternativesField, value: Json | undefined): number {
  const sent = Object.keys((value ?? {}) as JsonObject);
  const chosen = options.findIndex(({ field }) =>
    field.fields.every(({ name, required }) => !required || sent.includes(name)),
  );
  return Math.max(chosen, 0);
}

/** The initial value of a field that a reader adds: everything required, except what the reader has to type. */
export function blank(field: ApiField): Json {
  switch (field.kind) {
    case 'object': {
      // A switch that is off looks the same as one without a value.
      const required = field.fields.filter(
        (one) => one.required && (isCompound(one.field) || one.field.kind === 'switch'),
      );
      return Object.fromEntries(required.map((one) => [one.name, blank(one.field)]));
    }
    case 'alternatives':
      return blank(field.options[0]!.field);
    case 'list':
      return [];
    case 'json':
      return {};
    case 'switch':
      return false;
    case 'number':
      return field.minimum ?? 0;
    case 'choice':
      return field.choices[0]!.value;
    case 'text':
      return '';
  }
}

/** Whether a field contains other fields, or JSON in place of them. */
export function isCompound({ kind }: ApiField): boolean {
  return kind === 'object' || kind === 'alternatives' || kind === 'list' || kind === 'json';
}
