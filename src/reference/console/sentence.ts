import type { ApiBreach, ApiField } from '../../model/api/apiConsole';

const TYPES: Readonly<Record<ApiField['kind'], string>> = {
  alternatives: 'Must be an object',
  choice: 'Must be text',
  json: 'Must be a JSON object',
  list: 'Must be a list',
  number: 'Must be a number',
  object: 'Must be an object',
  switch: 'Must be true or false',
  text: 'Must be text',
};

const FORMATS: Readonly<Record<string, string>> = {
  date: 'Must be a date, such as 2025-10-29',
  'date-time': 'Must be a time, such as 2025-10-29T07:15:00Z',
  email: 'Must be an email address, such as ana@example.com',
  uri: 'Must be an address, such as https://example.com',
  uuid: 'Must be a UUID, such as 5bbf9f4a-0a4e-4f6f-9d3c-2f6f0f6a1b7e',
};

/** Explains what is wrong with a field and what it accepts, without a full stop. */
export function sentence({ keyword, params }: ApiBreach, field: ApiField | undefined): string {
  const limit = String(params.limit);
  switch (keyword) {
    case 'required':
      return 'This field is required';
    case 'type':
      if (field?.kind === 'number' && field.whole) return 'Must be a whole number';
      return field ? TYPES[field.kind] : `Must be of type ${String(params.type)}`;
    case 'maximum':
      return `Must be at most ${limit}`;
    case 'minimum':
      return `Must be at least ${limit}`;
    case 'exclusiveMinimum':
      return `Must be more than ${limit}`;
    case 'exclusiveMaximum':
      return `Must be less than ${limit}`;
    case 'maxItems':
      return `Must have at most ${limit} entries`;
    case 'minItems':
      return `Must have at least ${limit === '1' ? 'one entry' : `${limit} entries`}`;
    case 'maxLength':
      return `Must have at most ${limit} characters`;
    case 'minLength':
      return limit === '1' ? 'Must not be empty' : `Must have at least ${limit} characters`;
    case 'enum':
      return `Use one of: ${(params.allowedValues as readonly string[]).join(', ')}`;
    case 'additionalProperties':
      return `There is no field “${String(params.additionalProperty)}” here`;
    case 'oneOf':
      return field?.kind === 'alternatives'
        ? `Use exactly one of: ${field.options.map(({ title }) => title).join(', ')}`
        : 'Must match exactly one of the alternatives';
    default:
      return shapeSentence(field);
  }
}

/** The message for a value in the wrong format. */
function shapeSentence(field: ApiField | undefined): string {
  const known = field?.kind === 'text' && field.format ? FORMATS[field.format] : undefined;
  if (known) return known;
  return field?.hint
    ? `Is not valid: ${field.hint.replace(/\.$/, '')}`
    : 'Has a value that is not allowed';
}
