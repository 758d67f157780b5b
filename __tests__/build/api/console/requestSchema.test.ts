import { apiConsoles } from '../../../../src/build/api/console/apiConsoles';
import type { JsonObject } from '../../../../src/model/api/apiContract';
import { contractWith } from '../support/contract';

/** The form of an operation whose body is required or not. */
function form(required: boolean) {
  const id = { type: 'string', description: 'Any id.' };
  const parameters: JsonObject[] = [
    { name: 'runId', in: 'path', required: true, description: 'The id of a run.', schema: id },
    { name: 'limit', in: 'query', schema: { type: 'integer' } },
  ];
  const content = { 'application/json': { schema: { type: 'object' } } };
  const operation = { operationId: 'Call', parameters, requestBody: { required, content } };
  return apiConsoles(contractWith({ paths: { '/v1/runs/{runId}': { post: operation } } })).consoles
    .Call?.form;
}

test.each([true, false])(
  'a form asks for what a call needs, in the words of its parameters; required body: %s',
  (required) => {
    expect(form(required)?.fields).toEqual([
      {
        name: 'path',
        required: true,
        field: {
          kind: 'object',
          rules: [],
          fields: [
            { name: 'runId', required: true, field: { kind: 'text', hint: 'The id of a run.' } },
          ],
        },
      },
      {
        name: 'query',
        required: true,
        field: {
          kind: 'object',
          rules: [],
          fields: [{ name: 'limit', field: { kind: 'number', whole: true } }],
        },
      },
      { name: 'body', ...(required && { required }), field: { kind: 'json' } },
    ]);
  },
);

test('a call without parameters and body has an empty form', () => {
  const contract = contractWith({ paths: { '/v1/runs': { get: { operationId: 'Call' } } } });

  expect(apiConsoles(contract).consoles.Call?.form.fields).toEqual([]);
});
