/** What authors may write on a component's attribute. */
interface AttributeRule {
  readonly required?: boolean;
  /** The only values it takes. */
  readonly oneOf?: readonly string[];
  /** The value leads somewhere and is checked as a link is. */
  readonly link?: boolean;
}

/** What authors may write with a component. */
export interface ComponentRule {
  readonly attributes: Readonly<Record<string, AttributeRule>>;
  /** Stands within a line of text. */
  readonly inline?: boolean;
  /** Stands only directly inside this component. */
  readonly inside?: string;
  /** Holds only this component, or only one list. */
  readonly holds?: string;
  /** Holds plain text only. */
  readonly text?: boolean;
  /** Has no content. */
  readonly empty?: boolean;
  /** May be closed: it holds no heading, which the contents would lead to. */
  readonly folds?: boolean;
}

/** The types of callouts that authors may write, each with a title and a colour of its own. */
export const CALLOUT_TYPES = ['note', 'tip', 'info', 'caution', 'danger'] as const;

/** The kinds of badges that authors may write; what a badge says is its text. */
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
    attributes: { src: { required: true, link: true }, title: { required: true }, poster: {} },
    empty: true,
  },
} as const satisfies Readonly<Record<string, ComponentRule>>;

/** A component that authors may write, by its name. */
export type VocabularyName = keyof typeof vocabulary;

/** Those that the browser draws; of the others the build leaves nothing but text and elements. */
export type DrawnName = Exclude<
  VocabularyName,
  'ApiEnum' | 'ApiLimit' | 'Operation' | 'Permissions'
>;

/** The rule of a component, or undefined for a name that is not in the vocabulary. */
export function componentRule(name: string): ComponentRule | undefined {
  return Object.hasOwn(vocabulary, name) ? vocabulary[name as VocabularyName] : undefined;
}

/** The languages that code blocks name; `result` holds the table that a query printed. */
export const CODE_LANGUAGES = [
  'bash', 'diff', 'docker', 'jinja', 'json', 'python', 'r', 'result', 'sql', 'text', 'typescript', 'yaml',
] as const; // prettier-ignore

/** SQL that only one vendor's database understands is marked with its dialect, and is not run by the tests. */
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
