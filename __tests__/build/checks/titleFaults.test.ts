import { titleFaults } from '../../../src/build/checks/titleFaults';

const page = (title: string, source: string, section = 'Docs', path = `/${source}`) => ({
  title,
  section,
  source,
  path,
});

test('the second and third page of a title are told, with the first', () => {
  const pages = ['a.mdx', 'b.mdx', 'c.mdx'].map((source) => page('Roles', source));

  expect(titleFaults([page('Keys', 'd.mdx'), ...pages])).toEqual([
    {
      file: 'b.mdx',
      line: 1,
      message: 'The title "Roles" is also that of a.mdx. Rename one of them.',
    },
    {
      file: 'c.mdx',
      line: 1,
      message: 'The title "Roles" is also that of a.mdx. Rename one of them.',
    },
  ]);
});

test('two sections may use one title', () => {
  const sections = ['Docs', 'Tutorials', 'Docs 2.0'];

  expect(titleFaults(sections.map((section) => page('Roles', `${section}.mdx`, section)))).toEqual(
    [],
  );
});

test('the name of a section and a title are not taken for one another', () => {
  expect(
    titleFaults([page('Notes', 'a.mdx', 'Docs 2.0'), page('2.0 Notes', 'b.mdx', 'Docs')]),
  ).toEqual([]);
});

test('a page that is the index of its category shares its title', () => {
  const index = [page('API', 'api/_category.yml', 'Docs', '/docs/api')];

  expect(titleFaults([...index, page('API', 'api/index.mdx', 'Docs', '/docs/api')])).toEqual([]);
});
