import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { requiredYaml } from './readYaml';

const FILE = 'content/data/permissions.yml';

const cells = z.array(z.string());

const schema = z.strictObject({
  roles: z.record(
    z.string(),
    z.strictObject({ summary: z.string(), highest: z.string(), seat: z.string() }),
  ),
  seats: z.record(z.string(), z.strictObject({ plans: z.string(), paid: z.string() })),
  tables: z.record(
    z.string(),
    z.strictObject({
      label: z.string(),
      first: z.string(),
      columns: cells,
      rows: z.record(z.string(), cells),
    }),
  ),
});

/** Who may do what, as maintained by authors in one file; texts are unparsed Markdown. */
export type Permissions = z.infer<typeof schema>;

/** Parses the permissions from YAML; throws an error with the place of the first mistake. */
export function readPermissions(yaml: string): Permissions {
  const { values, lineOf } = requiredYaml(FILE, yaml);
  const { success, data, error } = schema.safeParse(values);
  if (!success) {
    const [{ path, message }] = error.issues as [z.core.$ZodIssue];
    throw new Error(
      `${FILE}:${lineOf(...path)}: "${path.join(' / ')}" is wrong: ${message}. Correct it.`,
    );
  }
  for (const [name, { columns, rows }] of Object.entries(data.tables)) {
    for (const [row, { length }] of Object.entries(rows)) {
      if (length === columns.length) continue;
      throw new Error(
        `${FILE}:${lineOf('tables', name, 'rows', row)}: The row "${row}" of ${name} has ${length} cells for ${columns.length} columns. Give it one cell per column.`,
      );
    }
  }
  return data;
}

let known: Permissions | undefined;

/** The permissions of this site, which are read once, on first use. */
export function sitePermissions(): Permissions {
  return (known ??= readPermissions(readFileSync(FILE, 'utf8')));
}
