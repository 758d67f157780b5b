import { z } from 'zod';
import { vocabulary, type ComponentRule } from '../../model/content/vocabulary';
import {
  categorySchema,
  changelogSchema,
  docSchema,
  tutorialSchema,
} from '../content/yaml/schemas';

const SCHEMAS = {
  doc: docSchema,
  tutorial: tutorialSchema,
  changelog: changelogSchema,
  category: categorySchema,
};

/**
 * Files that add completion and validation to editors, by path: JSON Schemas for front matter and `_category.yml`, and a snippet
 * for each component. They are generated from the schemas and vocabulary that the build checks against.
 */
export function editorFiles(): Map<string, object> {
  const schemas = Object.entries(SCHEMAS).map(([name, schema]): [string, object] => [
    `.vscode/schemas/${name}.schema.json`,
    z.toJSONSchema(schema, { unrepresentable: 'any' }),
  ]);
  const snippets = Object.entries(vocabulary as Readonly<Record<string, ComponentRule>>).map(
    ([name, rule]) => [name, { prefix: `<${name}`, body: snippet(name, rule) }] as const,
  );
  return new Map([...schemas, ['.vscode/mdx.code-snippets', Object.fromEntries(snippets)]]);
}

/** The component with placeholders for its required attributes. */
function snippet(name: string, { attributes, empty, inline }: ComponentRule): string[] {
  const required = Object.entries(attributes).filter(([, { required }]) => required);
  const written = required.map(([attribute, { oneOf }], index) => {
    const place = oneOf ? `\${${index + 1}|${oneOf.join(',')}|}` : `$${index + 1}`;
    return ` ${attribute}="${place}"`;
  });
  const open = `<${name}${written.join('')}`;
  if (empty) return [`${open} />`];
  if (inline) return [`${open}>$0</${name}>`];
  return [`${open}>`, '', '$0', '', `</${name}>`];
}
