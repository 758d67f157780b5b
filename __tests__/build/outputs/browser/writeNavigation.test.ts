import { readFileSync } from 'node:fs';
import { writeNavigation } from '../../../../src/build/outputs/browser/writeNavigation';
import { inTemporaryProject } from '../../support/project';

inTemporaryProject();

test('all sidebars are written to the file that the browser fetches', () => {
  const sidebars = {
    docs: [{ title: 'API', path: '/docs/api', description: '', children: [] }],
    tutorials: [{ title: 'Start', path: '/tutorials/start', description: 'First steps.' }],
  };
  writeNavigation(sidebars);

  expect(JSON.parse(readFileSync('public/navigation.json', 'utf8'))).toEqual(sidebars);
});
