import type {
  ApiFormField,
  ApiMethod,
  ApiRequest,
  ApiRequestBody,
  Json,
  JsonObject,
} from '../apiContract';
import { urlPart } from './url';

/** How an operation is called, whatever is sent. */
export interface CallShape {
  readonly method: ApiMethod;
  /** With the host, and with parameters in braces. */
  readonly url: string;
  /** How a body is written; missing where there is none. */
  readonly body?: 'json' | 'form';
  /** The fields of a form that are files, with their media types. */
  readonly files: Readonly<Record<string, string>>;
  /** Whether a success answers with JSON. */
  readonly answers: boolean;
}

/** What one call sends. */
export interface CallValues {
  readonly path?: JsonObject;
  readonly query?: JsonObject;
  readonly header?: JsonObject;
  readonly body?: Json;
}

/** A call of an operation. What its path lacks stays in braces. */
export function apiRequest(shape: CallShape, values: CallValues): ApiRequest {
  const body = bodyOf(shape, values.body);
  return {
    method: shape.method,
    url: urlOf(shape.url, values.path ?? {}),
    query: Object.entries(values.query ?? {}) as ApiRequest['query'],
    headers: Object.entries(values.header ?? {}).map(([name, sent]) => [name, plain(sent)]),
    ...(body && { body }),
    answers: shape.answers,
  };
}

function urlOf(url: string, sent: JsonObject): string {
  return Object.entries(sent).reduce(
    (made, [name, value]) => made.replace(`{${name}}`, () => urlPart(plain(value))),
    url,
  );
}

function bodyOf({ body, files }: CallShape, value: Json | undefined): ApiRequestBody | undefined {
  if (!body || value === undefined) return undefined;
  if (body === 'json') return { kind: 'json', value };
  const fields = Object.entries(value as JsonObject).map(([name, sent]): ApiFormField => {
    const type = files[name];
    return type ? { name, file: plain(sent), type } : { name, text: plain(sent) };
  });
  return { kind: 'form', fields };
}

/** A value as it stands in an address, a header or a field of a form. */
const plain = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));
