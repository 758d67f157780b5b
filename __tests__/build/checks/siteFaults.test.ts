/** @jest-environment node */
import { siteFaults } from '../../../src/build/checks/siteFaults';
import { inTemporaryProject, write } from '../support/project';

inTemporaryProject();

test.each(['/sw.js', '/navigation.json', '/search/manifest.json', '/_headers', '/docs.html'])(
  'a redirect from %s is reported, as the build writes that file',
  (path) => {
    write('src/pages/index.tsx');
    write('content/redirects.yml', `${path}: /docs\n`);

    expect(siteFaults({ content: [], paths: ['/docs'], reference: undefined })).toEqual([
      {
        file: 'content/redirects.yml',
        line: 1,
        message: `The redirect from ${path} hides a file that has this address. Remove the redirect.`,
      },
    ]);
  },
);
