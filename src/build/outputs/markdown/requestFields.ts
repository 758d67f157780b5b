import type { ApiField, NamedField } from '../../../model/api/apiConsole';

/**
 * The fields that a call sends, each with its type and whether it is required; nested fields follow their parent.
 *
 * @example requestFields(fields) // => ['users: list: object', 'users[].id: uuid, required']
 */
export function requestFields(fields: readonly NamedField[], above = ''): string[] {
  return fields.flatMap((named) => {
    const name = above + named.name;
    return [`${name}: ${whatOf(named)}`, ...fieldsIn(named.field, name)];
  });
}

function fieldsIn(field: ApiField, name: string): string[] {
  switch (field.kind) {
    case 'object':
      return requestFields(field.fields, `${name}.`);
    case 'list':
      return fieldsIn(field.entry, `${name}[]`);
    case 'alternatives':
      return field.options.flatMap((option) => fieldsIn(option.field, name));
    default:
      return [];
  }
}

function whatOf({ field, required }: NamedField): string {
  const type = field.nullable ? `${typeOf(field)} or null` : typeOf(field);
  return required ? `${type}, required` : type;
}

function typeOf(field: ApiField): string {
  switch (field.kind) {
    case 'text':
      return field.format ?? 'string';
    case 'number':
      return field.whole ? 'integer' : 'number';
    case 'switch':
      return 'boolean';
    case 'choice':
      return field.choices.map(({ value }) => value).join(' | ');
    case 'list':
      return `list${field.most ? ` of at most ${field.most}` : ''}: ${typeOf(field.entry)}`;
    case 'alternatives':
      return `one of ${field.options.map(({ title }) => title).join(', ')}`;
    case 'json':
      return 'JSON';
    default:
      return field.kind;
  }
}
