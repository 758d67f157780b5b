/** What authors may write in an attribute of a component. */
interface AttributeRule {
  readonly required?: boolean;
  /** The only allowed values. */
  readonly oneOf?: readonly string[];
  /** The value is an address and is checked like a link. */
  readonly link?: boolean;
  /** The value is the address of a video player. */
  readonly player?: boolean;
}

/** The rules for a component in content. */
export interface ComponentRule {
  readonly attributes: Readonly<Record<string, AttributeRule>>;
  /** May be used within a line of text. */
  readonly inline?: boolean;
  /** Must be a direct child of this component. */
  readonly inside?: string;
  /** May contain only this component, or only one such list. */
  readonly holds?: string;
  /** May contain only plain text. */
  readonly text?: boolean;
  /** Has no content. */
  readonly empty?: boolean;
  /** May be collapsed, and so must not contain a heading: the table of contents would link to it. */
  readonly folds?: boolean;
}

/** The types of callouts, each with its own title and colour. */
export const CALLOUT_TYPES = ['note', 'tip', 'info', 'caution', 'danger'] as const;

/** The kinds of badges; the text of a badge is its content. */
export const BADGE_KINDS = ['plan', 'role', 'new', 'improved', 'fixed', 'beta'] as const;

/** The authors' vocabulary: every component that content may use, and nothing else. */
export const vocabulary = {
  Accordion: { attributes: { title: { required: true } }, folds: true },
  ApiEnum: { attributes: { name: { required: true } }, empty: true },
  ApiLimit: { attributes: { name: { required: true } }, inline: true, empty: true },
  Badge: { attributes: { kind: { required: true, oneOf: BADGE_KINDS } }, inline: true },
  Callout: { attributes: { type: { required: true, oneOf: CALLOUT_TYPES }, title: {} } },
  Card: {
    attributes: { title: { required: true }, href: { required: true, link: true } },
    inside: 'Cards',
  },
  Cards: { attributes: {}, holds: 'Card' },
  Figure: {
    attributes: { src: { required: true }, alt: { required: true }, caption: {} },
    empty: true,
  },
  FileTree: { attributes: {}, holds: 'ul' },
  Kbd: { attributes: {}, inline: true, text: true },
  Operation: { attributes: { id: { required: true } }, inline: true, empty: true },
  Permissions: { attributes: { of: { required: true } }, empty: true },
  Steps: { attributes: {}, holds: 'ol' },
  Tab: { attributes: { label: { required: true } }, inside: 'Tabs', folds: true },
  Tabs: { attributes: { group: {} }, holds: 'Tab' },
  Video: {
    attributes: {
      src: { required: true, link: true, player: true },
      title: { required: true },
      poster: {},
    },
    empty: true,
  },
} as const satisfies Readonly<Record<string, ComponentRule>>;

/** Name of a component that authors may use. */
export type VocabularyName = keyof typeof vocabulary;

/** The components that the browser renders; the build resolves the others to text and elements. */
export type RenderedName = Exclude<
  VocabularyName,
  'ApiEnum' | 'ApiLimit' | 'Operation' | 'Permissions'
>;

/** The rule for a component, or undefined if the name is not in the vocabulary. */
export function componentRule(name: string): ComponentRule | undefined {
  return Object.hasOwn(vocabulary, name) ? vocabulary[name as VocabularyName] : undefined;
}

/** The languages of code blocks; `result` is for the output table of a query. */
export const CODE_LANGUAGES = [
  'bash', 'diff', 'docker', 'jinja', 'json', 'python', 'r', 'result', 'sql', 'text', 'typescript', 'yaml',
] as const; // prettier-ignore

/** SQL that only one vendor's database understands is marked with its dialect; the tests do not run it. */
export const SQL_DIALECTS: Readonly<Record<string, string>> = {
  athena: 'Athena',
  bigquery: 'BigQuery',
  clickhouse: 'ClickHouse',
  databricks: 'Databricks',
  duckdb: 'DuckDB',
  mariadb: 'MariaDB',
  mysql: 'MySQL',
  postgres: 'Postgres',
  redshift: 'Redshift',
  snowflake: 'Snowflake',
  sqlserver: 'SQL Server',
  trino: 'Trino',
};
