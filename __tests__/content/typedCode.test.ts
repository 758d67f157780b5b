import ts from 'typescript';
import { objectOf, placeAt, type Json } from '../openapi/support/contract';
import { articles } from '../support/contentPages';
import { typeFaults } from './support/typeFaults';

const blocks = articles.flatMap(({ file, body }) =>
  body.code
    .filter(({ language }) => language === 'typescript')
    .map(({ line, meta, code }) => ({
      // A title ending in .js marks the file as JavaScript.
      name: `${file}:${line}${/title="[^"]*\.js"/.test(meta) ? '.js' : '.ts'}`,
      code,
    })),
);

test('TypeScript on the pages has no errors', () => {
  expect(blocks.length).toBeGreaterThan(5);
  expect(typeFaults(blocks)).toEqual([]);
});

test.each([
  ['const count: number = "two";', "Type 'string' is not assignable to type 'number'."],
  ['const count = ;', 'Expression expected.'],
  ['fetch("/", { methd: "POST" });', 'methd'],
])('an error is reported with its line: %s', (code, message) => {
  const [fault] = typeFaults([{ name: 'page.mdx:1.ts', code }]);

  expect(fault).toContain('page.mdx:1.ts, line 1: ');
  expect(fault).toContain(message);
});

/** The field names of an interface, with nested ones as `outer.inner`. */
function fieldsOf(members: ts.NodeArray<ts.TypeElement>, before = ''): string[] {
  return members.flatMap((member) => {
    if (!ts.isPropertySignature(member)) return [];
    const name = before + member.name.getText();
    return member.type && ts.isTypeLiteralNode(member.type)
      ? [name, ...fieldsOf(member.type.members, `${name}.`)]
      : [name];
  });
}

function schemaFields(name: string, before = ''): string[] {
  const properties = objectOf(objectOf(placeAt(['components', 'schemas', name]).value).properties);
  return Object.entries(properties).flatMap(([key, value]) => [
    before + key,
    ...nested(value).flatMap((schema) => schemaFields(schema, `${before}${key}.`)),
  ]);
}

const nested = (value: Json) => {
  const name = /schemas\/(Embedding\w+Options)/.exec(JSON.stringify(value))?.[1];
  return name === undefined ? [] : [name];
};

test('an interface named after a schema in the contract has its fields', () => {
  const written = blocks.flatMap(({ name, code }) =>
    ts
      .createSourceFile(name, code, ts.ScriptTarget.ES2022, true)
      .statements.filter(ts.isInterfaceDeclaration)
      .filter((one) => one.name.text === 'EmbeddingRequest')
      .map(({ members }) => fieldsOf(members)),
  );

  expect(written).toEqual([schemaFields('EmbeddingRequest')]);
});
