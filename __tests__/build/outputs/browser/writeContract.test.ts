import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import {
  SHOWN_CONTRACT_FILE,
  writeContract,
  writeShownContract,
} from '../../../../src/build/outputs/browser/writeContract';
import { removeWritten } from '../../../../src/build/outputs/writtenFiles';
import { contractWith } from '../../api/support/contract';
import { inTemporaryProject } from '../../support/project';

inTemporaryProject();

const SITE = 'https://learn.example';

test('the files of the contract are published for download', () => {
  writeContract([{ path: '/openapi.json', text: '{}' }], SITE);

  expect(readFileSync('public/openapi.json', 'utf8')).toBe('{}');
});

test('in the published files, links to pages work in every tool that opens them', () => {
  const text = 'See [Roles](/docs/roles#admin) and [Runs](#tag/Runs).';
  writeContract([{ path: '/openapi.yaml', text }], SITE);

  expect(readFileSync('public/openapi.yaml', 'utf8')).toBe(
    'See [Roles](https://learn.example/docs/roles#admin) and [Runs](#tag/Runs).',
  );
});

test('the next build removes them if no page shows the contract', () => {
  writeContract([{ path: '/openapi.json', text: '{}' }], SITE);
  removeWritten();

  expect(existsSync('public/openapi.json')).toBe(false);
});

test('the shown contract is written only when it changes', () => {
  const writtenAt = () => statSync(SHOWN_CONTRACT_FILE).mtimeMs;
  writeShownContract(contractWith());
  utimesSync(SHOWN_CONTRACT_FILE, 1, 1);
  writeShownContract(contractWith());
  expect(writtenAt()).toBe(1000);

  writeShownContract(contractWith({ openapi: '3.1.1' }));
  expect(writtenAt()).toBeGreaterThan(1000);
  expect(readFileSync(SHOWN_CONTRACT_FILE, 'utf8')).toContain('"openapi":"3.1.1"');
});

test('for a site below a path, links in the texts of the contract get the path', () => {
  const description =
    '[A page](/docs/roles#admin), [another site](//b.example/), [a place](#tag/Runs)';
  writeShownContract(contractWith({ info: { title: 'API', description } }), '/learn');

  expect(JSON.parse(readFileSync(SHOWN_CONTRACT_FILE, 'utf8'))).toHaveProperty(
    'info.description',
    '[A page](/learn/docs/roles#admin), [another site](//b.example/), [a place](#tag/Runs)',
  );
});
