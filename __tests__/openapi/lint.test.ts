import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contract, redocly } from './support/contract';

test('Redocly finds no errors or warnings', () => {
  const { status, stdout } = redocly('lint', '--format', 'json');
  const report = JSON.parse(stdout) as { totals: unknown; problems: unknown[] };

  expect(report.problems).toEqual([]);
  expect(report.totals).toMatchObject({ errors: 0, warnings: 0, ignored: 0 });
  expect(status).toBe(0);
});

test('the strictest rules are on, and none is disabled', () => {
  expect(parse(readFileSync('openapi/redocly.yaml', 'utf8'))).toEqual({
    extends: ['recommended-strict'],
    telemetry: 'off',
    apis: { 'hex@v1': { root: './openapi.yaml' } },
  });
});

test('the bundle is smaller than 300 kB', () => {
  expect(JSON.stringify(contract).length).toBeLessThan(300_000);
});
