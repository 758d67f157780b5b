import { isObjectType } from 'gatsby/graphql';
import { siteSchema } from './support/siteSchema';

test('every kind of content is declared as a page, and Gatsby infers nothing', () => {
  const types = siteSchema();
  const learnPage = types.getType('LearnPage');
  const pages = Object.values(types.getTypeMap())
    .filter(isObjectType)
    .filter((type) => type.getInterfaces().some((one) => one === learnPage));

  expect(pages.map(({ name }) => name).sort()).toEqual([
    'Category',
    'ChangelogEntry',
    'Doc',
    'Tutorial',
  ]);
  pages.forEach((page) => {
    expect(page.astNode?.directives?.map(({ name }) => name.value)).toEqual(['dontInfer']);
    expect(Object.keys(page.getFields())).toEqual(
      expect.arrayContaining(['path', 'title', 'description', 'section', 'source', 'content']),
    );
  });
});

test.each(['Mdx', 'MarkdownRemark'])(
  'Gatsby infers nothing for the plugins’ type %s, so that no draft changes the types of queries',
  (name) => {
    const directives = siteSchema().getType(name)?.astNode?.directives;

    expect(directives?.map((directive) => directive.name.value)).toEqual(['dontInfer']);
  },
);

test('the body of a page is never null, so queries need not check for it', () => {
  const content = siteSchema().getType('PageContent');

  expect(isObjectType(content) && String(content.getFields().tree?.type)).toBe('JSON!');
  expect(isObjectType(content) && String(content.getFields().headings?.type)).toBe(
    '[ContentHeading!]!',
  );
});
