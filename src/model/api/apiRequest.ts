import type {
  ApiFormField,
  ApiMethod,
  ApiRequest,
  ApiRequestBody,
  Json,
  JsonObject,
} from './apiContract';
import { queryEntries, type QueryForm } from './queryEntries';
import { urlPart } from './url';

/** The fixed part of calling an operation, independent of the values sent. */
export interface CallShape {
  readonly method: ApiMethod;
  /** Includes the host; parameters are in braces. */
  readonly url: string;
  /** The query parameters that hold a list or an object in one entry, or under its keys. */
  readonly query?: Readonly<Record<string, QueryForm>>;
  /** How the body is encoded; missing if there is none. */
  readonly body?: 'json' | 'form';
  /** The form fields that are files, with their media types. */
  readonly files: Readonly<Record<string, string>>;
  /** True if a success responds with JSON. */
  readonly answers: boolean;
}

/** The values that one call sends. */
export interface CallValues {
  readonly path?: JsonObject;
  readonly query?: JsonObject;
  readonly header?: JsonObject;
  readonly body?: Json;
}

/** A call of an operation. Path parameters without a value stay in braces. */
export function apiRequest(shape: CallShape, values: CallValues): ApiRequest {
  const body = bodyOf(shape, values.body);
  return {
    method: shape.method,
    url: urlOf(shape.url, values.path ?? {}),
    query: Object.entries(values.query ?? {}).flatMap(([name, sent]) =>
      queryEntries(name, sent, shape.query?.[name]),
    ),
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

/** A value as written in an address, a header or a form field. */
const plain = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));
