import type { ApiField, NumberField } from '../../model/api/apiConsole';
import type { Json } from '../../model/api/apiContract';
import { capitalized } from '../../model/capitalized';

/**
 * The limits of a field in a few words, unless its description already mentions them.
 *
 * @example limits({ kind: 'number', minimum: 1, maximum: 100, initial: 25 }) // => '1 to 100. Default: 25.'
 */
export function limits(field: ApiField): string {
  const parts = [rangeOf(field), initialOf(field.initial), field.deprecated ? 'Deprecated' : ''];
  return parts
    .filter((part) => part !== '' && !isSaid(part, field.hint ?? ''))
    .map((part) => `${part}.`)
    .join(' ');
}

const FORMATS: Readonly<Record<string, string>> = {
  date: 'A date, such as 2025-10-29',
  'date-time': 'A time, such as 2025-10-29T07:15:00Z',
  uuid: 'A UUID',
};

/** Whether the description already mentions all numbers and values in `part`. */
function isSaid(part: string, hint: string): boolean {
  const facts = part.match(/\d+|[A-Z_]{2,}/g);
  return facts?.every((fact) => hint.includes(fact)) ?? false;
}

function rangeOf(field: ApiField): string {
  if (field.kind === 'list' && field.most !== undefined) return `At most ${field.most} entries`;
  if (field.kind === 'number') return numbers(field);
  if (field.kind !== 'text') return '';
  if (field.secret) return 'Nothing is sent, but use a made-up value';
  return FORMATS[field.format ?? ''] ?? '';
}

function numbers({ minimum, above, maximum }: NumberField): string {
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  const least = above === undefined ? '' : `more than ${above}`;
  const parts = [
    minimum === undefined ? least : `at least ${minimum}`,
    maximum === undefined ? '' : `at most ${maximum}`,
  ];
  const said = parts.filter((part) => part !== '').join(', ');
  return capitalized(said);
}

const initialOf = (initial: Json | undefined) =>
  initial === undefined || (Array.isArray(initial) && initial.length === 0)
    ? ''
    : `Default: ${typeof initial === 'string' ? initial : JSON.stringify(initial)}`;
