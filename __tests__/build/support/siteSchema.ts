import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { buildASTSchema, parse } from 'gatsby/graphql';
import { createSchemaCustomization } from '../../../src/build/createSchemaCustomization';

/** The types that the build tells Gatsby, with what Gatsby itself brings, and the fields that a query may ask for. */
export function siteSchema(fields = 'a: Int') {
  const createTypes = jest.fn<void, [string]>();
  const args = { actions: { createTypes } } as unknown as CreateSchemaCustomizationArgs;
  void createSchemaCustomization?.(args, { plugins: [] }, () => undefined);
  const gatsby = `interface Node { id: ID! } directive @dontInfer on OBJECT scalar JSON type Query { ${fields} }`;
  return buildASTSchema(parse(`${gatsby} ${createTypes.mock.calls.flat().join('\n')}`));
}
