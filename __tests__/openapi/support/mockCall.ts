import { bundleContract } from '../../../src/build/api/contract/bundleContract';
import { contractOperations } from '../../../src/build/api/contract/operations';
import { callShape, sampleValues } from '../../../src/build/api/samples/sampleRequest';
import { apiRequest, type CallValues } from '../../../src/model/api/apiRequest';
import { urlWithQuery } from '../../../src/model/api/url';
import type { ApiRequest, ApiRequestBody } from '../../../src/model/api/apiContract';

const contract = bundleContract();
const found = new Map(contractOperations(contract).map((one) => [one.id, one]));

/** The sample call of an operation, with some values replaced. */
export function sampleCall(id: string, values: CallValues = {}): ApiRequest {
  const operation = found.get(id)!;
  const sample = sampleValues(contract, operation);
  return apiRequest(callShape(contract, operation), {
    path: { ...sample.path, ...values.path },
    query: { ...sample.query, ...values.query },
    header: { ...sample.header, ...values.header },
    body: values.body ?? sample.body,
  });
}

type Headers = Readonly<Record<string, string>>;

/** Sends a call to the mock, with a token. */
export async function send(port: number, request: ApiRequest, headers: Headers = {}) {
  const url = urlWithQuery(request).replace(/^https:\/\/[^/]+\/api/, `http://127.0.0.1:${port}`);
  const response = await fetch(url, {
    method: request.method.toUpperCase(),
    headers: {
      Authorization: 'Bearer any',
      ...typeOf(request.body),
      ...Object.fromEntries(request.headers),
      ...headers,
    },
    body: bodyOf(request.body),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text ? (JSON.parse(text) as unknown) : undefined,
  };
}

/** For a form, `fetch` sets the type itself, including the boundary. */
const typeOf = (body: ApiRequestBody | undefined): Headers =>
  body?.kind === 'json' ? { 'Content-Type': 'application/json' } : {};

function bodyOf(body: ApiRequestBody | undefined): BodyInit | undefined {
  if (!body) return undefined;
  if (body.kind === 'json') return JSON.stringify(body.value);
  const form = new FormData();
  for (const field of body.fields) {
    if ('text' in field) form.set(field.name, field.text);
    else form.set(field.name, new Blob(['PK'], { type: field.type }), field.file);
  }
  return form;
}
