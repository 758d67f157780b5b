import { contentLint, markdownFiles } from '../../src/build/authoring/lint/contentLint';
import { faultReport } from '../../src/model/fault';

test('the content has no lint errors (npm run content:lint)', () => {
  const faults = contentLint();

  expect(markdownFiles().length).toBeGreaterThan(250);
  expect(faults.length === 0 ? '' : faultReport(faults)).toBe('');
}, 120_000);
