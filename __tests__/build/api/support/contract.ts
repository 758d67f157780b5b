import type { ApiContract, JsonObject } from '../../../../src/model/api/apiContract';

/** A minimal contract with one server, with the given changes. */
export function contractWith(changes: JsonObject = {}): ApiContract {
  return {
    openapi: '3.1.0',
    info: { title: 'API', version: '1.2.3' },
    servers: [{ url: 'https://{host}/api', variables: { host: { default: 'api.example' } } }],
    tags: [],
    paths: {},
    components: {},
    ...changes,
  };
}
