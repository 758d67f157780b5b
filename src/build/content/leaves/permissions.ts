import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { requiredYaml } from '../yaml/readYaml';

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
  const { success, data, error } = schema.safeParse(values, { error: problem });
  if (!success) {
    const [{ path, message }] = error.issues as [z.core.$ZodIssue];
    const place = path.length > 0 ? `"${path.join(' / ')}"` : 'The file';
    throw new Error(`${FILE}:${lineOf(...path)}: ${place} ${message}. Correct it.`);
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

/** What is wrong with a value, to be read after its keys. */
function problem({ code, expected, input, ...issue }: z.core.$ZodRawIssue): string {
  if (code === 'unrecognized_keys') return `has the unknown key "${(issue.keys as string[])[0]}"`;
  if (input === undefined) return 'is missing';
  if (expected === 'string') return 'must be text; put it in quotes';
  return expected === 'array'
    ? 'must be a list such as [Yes, No]'
    : 'must be lines of "key: value"';
}

let known: Permissions | undefined;

/** The permissions of this site, which are read once, on first use. */
export function sitePermissions(): Permissions {
  if (!known && !existsSync(FILE))
    throw new Error(`${FILE}: The file does not exist. Restore it, or remove every <Permissions>.`);
  return (known ??= readPermissions(readFileSync(FILE, 'utf8')));
}
