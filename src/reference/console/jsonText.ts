import type { Json } from '../../model/api/apiContract';

/** Parses a text as JSON. Text that is not JSON, or has a number that JavaScript cannot represent exactly, stays text. */
export function parsedJson(text: string): Json {
  try {
    const value = JSON.parse(text) as Json;
    return changedNumber(text) === undefined ? value : text;
  } catch {
    return text;
  }
}

/** The first number in a JSON text that would be changed when sent, since JavaScript keeps only about 16 digits. */
export function inexactNumber(text: string): string | undefined {
  try {
    JSON.parse(text);
    return changedNumber(text);
  } catch {
    return undefined;
  }
}

function changedNumber(json: string): string | undefined {
  const withoutStrings = json.replace(/"(?:\\.|[^"\\])*"/g, '');
  const numbers = withoutStrings.match(/-?\d[\d.e+-]*/gi) ?? [];
  return numbers.find((number) => digits(number) !== digits(String(Number(number))));
}

/** @example digits('-0.0250e3') // => '25' */
const digits = (number: string) =>
  number
    .replace(/e.*/i, '')
    .replace(/\D/g, '')
    .replace(/^0+|0+$/g, '');
