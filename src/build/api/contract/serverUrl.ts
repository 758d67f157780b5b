import type { JsonObject } from '../../../model/api/apiContract';
import { objectOf, textOf } from './json';

/** The URL of a server with its variables replaced by the given values, or by their defaults. */
export function serverUrl(
  server: JsonObject,
  values: Readonly<Record<string, string>> = {},
): string {
  return Object.entries(objectOf(server.variables)).reduce(
    (url, [name, variable]) =>
      url.replace(`{${name}}`, values[name] ?? textOf(objectOf(variable).default)),
    textOf(server.url),
  );
}
