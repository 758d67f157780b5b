import { readContentPages } from '../../../../src/build/authoring/contentPages';
import { buildFaults } from '../../../../src/build/authoring/lint/buildFaults';
import { docsPage } from '../../../support/siteCopy';
import { inTemporaryProject, write } from '../../support/project';

inTemporaryProject();

const folder = (label: string) =>
  `label: ${label}\nposition: 0\ndescription: A handful of pages, made to see what links lead to.\n`;

const index = 'content/docs/index.mdx';

beforeAll(() => {
  write('src/pages/index.tsx');
  write('content/docs/_category.yml', folder('Docs'));
  write('content/docs/api/_category.yml', folder('API'));
  write('content/docs/api/runs.mdx', docsPage('Runs', 'Text.'));
  write('content/docs/later/_category.yml', folder('Later'));
  write('content/docs/later/drafted.mdx', docsPage('Drafted', 'Text.', 'draft: true\n'));
  write('content/tutorials/_category.yml', folder('Tutorials'));
});

const faultsOf = (body: string) => {
  write(index, docsPage('Welcome', body));
  return buildFaults(readContentPages()).map(({ file, message }) => `${file}  ${message}`);
};

test.each(['/docs', '/docs/api', '/docs/api/print', '/docs/api/runs', '/tutorials', '/changelog'])(
  'a link may lead to %s, which the build makes',
  (href) => {
    expect(faultsOf(`[There](${href})`)).toEqual([]);
  },
);

test.each(['/docs/later', '/docs/later/drafted', '/docs/later/print', '/tutorials/print'])(
  'a link to %s, which the build does not make, is told',
  (href) => {
    expect(faultsOf(`[There](${href})`)).toEqual([
      expect.stringContaining(`${index}  The link ${href} leads to no page.`),
    ]);
  },
);
