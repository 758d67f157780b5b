import { codeSamples } from '../../../src/model/api/codeSamples';
import { call } from './support/call';

test('a call has a sample in each of four languages', () => {
  expect(codeSamples(call()).map(({ lang, label }) => [lang, label])).toEqual([
    ['Shell', 'curl'],
    ['Python', 'Python'],
    ['TypeScript', 'TypeScript'],
    ['R', 'R'],
  ]);
});
