import { titleFaults } from '../../../src/build/checks/titleFaults';

const page = (title: string, source: string, section = 'Docs', path = `/${source}`) => ({
  title,
  section,
  source,
  path,
});

test('the second and third page with a title are reported, with the first', () => {
  const pages = ['a.mdx', 'b.mdx', 'c.mdx'].map((source) => page('Roles', source));

  expect(titleFaults([page('Keys', 'd.mdx'), ...pages])).toEqual([
    {
      file: 'b.mdx',
      line: 1,
      message: 'The title "Roles" is already used by a.mdx. Rename one of them.',
    },
    {
      file: 'c.mdx',
      line: 1,
      message: 'The title "Roles" is already used by a.mdx. Rename one of them.',
    },
  ]);
});

test('pages of different sections may share a title', () => {
  const sections = ['Docs', 'Tutorials', 'Docs 2.0'];

  expect(titleFaults(sections.map((section) => page('Roles', `${section}.mdx`, section)))).toEqual(
    [],
  );
});

test('the name of a section and a title are not confused', () => {
  expect(
    titleFaults([page('Notes', 'a.mdx', 'Docs 2.0'), page('2.0 Notes', 'b.mdx', 'Docs')]),
  ).toEqual([]);
});

test('an index page may share the title of its category', () => {
  const index = [page('API', 'api/_category.yml', 'Docs', '/docs/api')];

  expect(titleFaults([...index, page('API', 'api/index.mdx', 'Docs', '/docs/api')])).toEqual([]);
});
