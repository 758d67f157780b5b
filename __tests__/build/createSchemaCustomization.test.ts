import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { buildASTSchema, isObjectType, parse } from 'gatsby/graphql';
import { createSchemaCustomization } from '../../src/build/createSchemaCustomization';

function schema() {
  const createTypes = jest.fn<void, [string]>();
  const args = { actions: { createTypes } } as unknown as CreateSchemaCustomizationArgs;
  void createSchemaCustomization?.(args, { plugins: [] }, () => undefined);
  // What Gatsby itself brings.
  const gatsby =
    'interface Node { id: ID! } directive @dontInfer on OBJECT scalar JSON type Query { a: Int }';
  return buildASTSchema(parse(`${gatsby} ${createTypes.mock.calls.flat().join('\n')}`));
}

test('every kind of content is spelt out as a page, and nothing is guessed', () => {
  const types = schema();
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

test('a query of content never has to ask whether the body is there', () => {
  const content = schema().getType('PageContent');

  expect(isObjectType(content) && String(content.getFields().tree?.type)).toBe('JSON!');
  expect(isObjectType(content) && String(content.getFields().headings?.type)).toBe(
    '[ContentHeading!]!',
  );
});
