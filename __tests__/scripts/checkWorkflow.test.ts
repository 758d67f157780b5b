import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { INSTALL_HINT } from '../../scripts/demoPrograms.mjs';

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>>;
}

const { jobs } = parse(readFileSync('.github/workflows/check.yml', 'utf8')) as Workflow;

/** The words of a job's commands before the one that runs the tests. */
function wordsBefore(job: string, tests: string): string[] {
  const lines = jobs[job]!.steps.flatMap(
    ({ run }) => run?.replaceAll('\\\n', ' ').split('\n') ?? [],
  );
  const at = lines.findIndex((line) => line.startsWith(tests));
  return lines.slice(0, at).join('\n').split(/\s+/);
}

test.each([
  [
    'check',
    'npm run check',
    `${INSTALL_HINT.replace(/^.*Install |\.$/g, '')} postgresql mariadb-server`,
  ],
  ['build', 'npm test -- site browser', 'nginx-light libnginx-mod-http-brotli-static'],
])('the job %s installs what its rings need', (job, tests, packages) => {
  expect(wordsBefore(job, tests)).toEqual(expect.arrayContaining(packages.split(' ')));
});
