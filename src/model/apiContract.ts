/** Anything that JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
/** An object as JSON says it, never changed once it is read. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** The whole contract of the API as one document, in which references lead to components only. */
export interface ApiContract extends JsonObject {
  readonly openapi: string;
  readonly info: JsonObject;
  /** The first one is the host of the samples. */
  readonly servers: readonly JsonObject[];
  readonly tags: readonly JsonObject[];
  /** Paths, each with its methods. */
  readonly paths: JsonObject;
  /** Kinds of components, each with its components by name. */
  readonly components: JsonObject;
}

/** An operation, as search and pages tell of it. */
export interface ApiOperation {
  readonly operationId: string;
  readonly method: ApiMethod;
  /** With its parameters in braces, as in `/v1/projects/{projectId}/runs`. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  /** Id of its place on the page of the reference. */
  readonly anchor: string;
  /** As plain text, without the marks of Markdown. */
  readonly description: string;
  /** What its parameters, headers and fields are called. */
  readonly names: readonly string[];
}

/** A method of HTTP, as the keys of a path in the contract spell it. */
export type ApiMethod = 'get' | 'put' | 'post' | 'patch' | 'delete';

/** What can stand in a query, once or in a list. */
export type QueryValue = string | number | boolean;

/** One call of the API, for a sample in any language. */
export interface ApiRequest {
  readonly method: ApiMethod;
  /** With the host and the values of the path, without the query. */
  readonly url: string;
  readonly query: readonly (readonly [name: string, value: QueryValue | readonly QueryValue[]])[];
  /** Besides the token and the type of the body. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: ApiRequestBody;
  /** Whether a success answers with JSON. */
  readonly answers: boolean;
}

/** What a call sends: JSON, or a form of several parts where it sends files. */
export type ApiRequestBody =
  | { readonly kind: 'json'; readonly value: Json }
  | { readonly kind: 'form'; readonly fields: readonly ApiFormField[] };

/** A field of a form: a text, or a file with its media type. */
export type ApiFormField =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly file: string; readonly type: string };

/** A sample of a call, in the shape that Redoc shows. */
export interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}
