import type { ApiRequest, JsonObject } from '../../../../src/model/api/apiContract';

/** A call that lists things, with the given changes. */
export function call(changes: Partial<ApiRequest> = {}): ApiRequest {
  return {
    method: 'get',
    url: 'https://api.example/api/v1/things',
    query: [],
    headers: [],
    answers: true,
    ...changes,
  };
}

/** A call that sends JSON. */
export const post = (value: JsonObject): ApiRequest =>
  call({ method: 'post', body: { kind: 'json', value } });

/** A call that uploads a file. */
export const upload = call({
  method: 'post',
  body: {
    kind: 'form',
    fields: [
      { name: 'file', file: 'models.zip', type: 'application/zip' },
      { name: 'dryRun', text: 'true' },
    ],
  },
});
