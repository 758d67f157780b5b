import { readFileSync } from 'node:fs';

const reference = (name: string) => ({ '@id': `schema:${name}` });

/**
 * The schema.org vocabulary in the format its site publishes (types with their supertypes, properties with their types),
 * as far as a validator needs it. It is derived from a package with the vocabulary as TypeScript types.
 */
export function schemaOrgVocabulary(): { '@graph': object[] } {
  const types = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8');
  const parents = new Map<string, string[]>();
  const owners = new Map<string, string[]>();
  const interfaces = /^(?:export )?interface (\w+?)(?:Base|Leaf) extends ([^{]+)\{\n([^]*?)^\}/gm;
  for (const [, name = '', above = '', body = ''] of types.matchAll(interfaces)) {
    const bases = [...above.matchAll(/(\w+)Base\b/g)].map(([, base = '']) => base);
    const others = bases.filter((base) => base !== name);
    parents.set(name, [...(parents.get(name) ?? []), ...others]);
    for (const [, property = ''] of body.matchAll(/^ {4}"(\w+)"\?:/gm))
      owners.set(property, [...(owners.get(property) ?? []), name]);
  }
  return {
    '@graph': [
      ...[...parents].map(([name, above]) => ({
        ...reference(name),
        '@type': 'rdfs:Class',
        'rdfs:subClassOf': above.map(reference),
      })),
      ...[...owners].map(([name, domains]) => ({
        ...reference(name),
        '@type': 'rdf:Property',
        'schema:domainIncludes': domains.map(reference),
      })),
    ],
  };
}
