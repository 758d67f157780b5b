import { rmSync } from 'node:fs';
import { stringify } from 'yaml';
import { contractFaults } from '../../../../src/build/api/faults/contractFaults';
import { write } from '../../support/project';

/** An operation without mistakes. */
export const OPERATION = {
  operationId: 'GetWidget',
  summary: 'Get a widget',
  tags: ['Widgets'],
  responses: { 204: { description: 'Done.' } },
};

/** Writes a contract with one operation, and returns the faults as text. */
export function faultsWith(
  operation: object,
  others: Readonly<Record<string, string>> = {},
): string[] {
  rmSync('openapi', { recursive: true, force: true });
  write(
    'openapi/openapi.yaml',
    `info: { title: API, version: 1.0.0 }
servers: [{ url: https://api.example }]
tags: [{ name: Widgets }, { name: Gears }]
paths:
  /v1/gears: { get: { operationId: GetGear, summary: Get a gear, tags: [Gears] } }
  /v1/widgets: { $ref: paths/widgets.yaml }
`,
  );
  write('openapi/paths/widgets.yaml', stringify({ summary: 'Widgets', post: operation }));
  for (const [path, text] of Object.entries(others)) write(path, text);
  return contractFaults().map(({ file, line, message }) => `${file}:${line}  ${message}`);
}

/** The part of an operation that describes its body. */
export const bodyOf = (type: string, schema: object) => ({
  requestBody: { content: { [type]: { schema } } },
});
