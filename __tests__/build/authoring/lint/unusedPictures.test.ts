import { contentLint } from '../../../../src/build/authoring/lint/contentLint';
import { docsPage } from '../../../support/siteCopy';
import { inTemporaryProject, write } from '../../support/project';

inTemporaryProject();

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';

beforeAll(() => {
  write('src/pages/index.tsx');
  write(
    'content/docs/_category.yml',
    'label: Docs\nposition: 0\ndescription: A handful of pages, made to see what the lint makes of them.\n',
  );
  for (const name of ['runs', 'more runs', 'left over'])
    write(`content/docs/images/${name}.svg`, drawing);
});

const page = (body: string) => write('content/docs/runs.mdx', docsPage('Runs', body));

const pictures =
  '![Three runs](./images/runs.svg)\n\n<Figure src="./images/more runs.svg" alt="Four runs" />';

test('a picture that no page shows is reported', () => {
  page(pictures);

  expect(contentLint()).toEqual([
    {
      file: 'content/docs/images/left over.svg',
      line: 1,
      message: 'No page shows this picture. Show it, or remove the file.',
    },
  ]);
});

test('as long as a page cannot be read, its pictures are not reported', () => {
  page(`${pictures}\n\n<Callout>`);

  expect(contentLint().map(({ file }) => file)).toEqual(['content/docs/runs.mdx']);
});
