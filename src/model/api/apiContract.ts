/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
/** A JSON object, read-only. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** The whole API contract as one document, in which all references point to components. */
export interface ApiContract extends JsonObject {
  readonly openapi: string;
  readonly info: JsonObject;
  /** The samples use the first one. */
  readonly servers: readonly JsonObject[];
  readonly tags: readonly JsonObject[];
  /** Paths, each with its methods. */
  readonly paths: JsonObject;
  /** Kinds of components, each with its components by name. */
  readonly components: JsonObject;
}

/** An operation, as shown in search and on pages. */
export interface ApiOperation {
  readonly operationId: string;
  readonly method: ApiMethod;
  /** With its parameters in braces, as in `/v1/projects/{projectId}/runs`. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  /** Id of its element on the reference page. */
  readonly anchor: string;
  /** Plain text, without Markdown. */
  readonly description: string;
  /** Names of its parameters, headers and fields. */
  readonly names: readonly string[];
}

/** An HTTP method, spelled like the keys of a path in the contract. */
export type ApiMethod = 'get' | 'put' | 'post' | 'patch' | 'delete';

/** A value in a query, single or in a list. */
export type QueryValue = string | number | boolean;

/** One call of the API, from which samples in any language are written. */
export interface ApiRequest {
  readonly method: ApiMethod;
  /** Includes the host and path values, but not the query. */
  readonly url: string;
  readonly query: readonly (readonly [name: string, value: QueryValue | readonly QueryValue[]])[];
  /** Other than the token and the content type. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: ApiRequestBody;
  /** True if a success responds with JSON. */
  readonly answers: boolean;
}

/** The body of a call: JSON, or a multipart form if it contains files. */
export type ApiRequestBody =
  | { readonly kind: 'json'; readonly value: Json }
  | { readonly kind: 'form'; readonly fields: readonly ApiFormField[] };

/** A form field: text, or a file with its media type. */
export type ApiFormField =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly file: string; readonly type: string };

/** A sample of a call, in the format that Redoc expects. */
export interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}
