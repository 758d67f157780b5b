export interface GoldenQuery {
  readonly query: string;
  readonly kind:
    'title' | 'heading' | 'word' | 'typo' | 'prefix' | 'question' | 'synonym' | 'product';
  readonly pages: readonly string[];
}

/**
 * Below the name of a kind, each line holds queries with bars between them, an arrow, and the one
 * to three pages on which a reader who typed any of these would be content to land first.
 */
const table = `
# title
what is hex -> /docs/getting-started/what-is-hex
AI in Hex -> /docs/getting-started/ai-overview
create your first project -> /docs/getting-started/create-your-first-project
Key concepts -> /docs/getting-started/key-concepts
tour of your workspace -> /docs/getting-started/workspace-tour
demo data -> /docs/getting-started/demo-data
plans and seats -> /docs/getting-started/plans-and-seats
getting help -> /docs/getting-started/getting-help
getting started -> /docs/getting-started
SQL cells introduction -> /docs/explore-data/cells/sql-cells/sql-cells-introduction
sql cells -> /docs/category/sql-cells /docs/explore-data/cells/sql-cells/sql-cells-introduction
query mode -> /docs/explore-data/cells/sql-cells/query-mode
SQL query caching -> /docs/explore-data/cells/sql-cells/query-caching
sql formatting -> /docs/explore-data/cells/sql-cells/sql-formatting
query metadata -> /docs/explore-data/cells/sql-cells/query-metadata
explore data -> /docs/explore-data
connect to data -> /docs/connect-to-data
data connections -> /docs/category/data-connections /docs/connect-to-data/data-connections/data-connections-introduction
setup guides -> /docs/category/setup-guides
connect to snowflake -> /docs/connect-to-data/data-connections/setup-guides/connect-to-snowflake
connect to BigQuery -> /docs/connect-to-data/data-connections/setup-guides/connect-to-bigquery
connect postgres -> /docs/connect-to-data/data-connections/setup-guides/connect-to-postgres
workspace roles -> /docs/collaborate/sharing-and-permissions/roles
sharing and permissions -> /docs/collaborate/sharing-and-permissions/sharing-permissions
Sharing and roles -> /docs/collaborate/sharing-and-permissions /docs/collaborate/sharing-and-permissions/sharing-permissions /docs/collaborate/sharing-and-permissions/roles
share insights -> /docs/share-insights
scheduled runs -> /docs/share-insights/scheduled-runs
API overview -> /docs/api/api-overview
hex basics -> /tutorials/quickstart/hex-basics
Hex advanced -> /tutorials/quickstart/hex-advanced
admin 101 -> /tutorials/quickstart/admin-101
new pivot cells -> /changelog/2025-08-06
admin api -> /changelog/2024-11-06
AI chat in the notebook sidebar -> /changelog/2025-06-25

# heading
how cells run -> /docs/getting-started/what-is-hex
status and categories -> /docs/getting-started/create-your-first-project
left navigation -> /docs/getting-started/workspace-tour
quirks worth knowing -> /docs/getting-started/demo-data
features by plan | how a seat is charged -> /docs/getting-started/plans-and-seats
share a project with support -> /docs/getting-started/getting-help
what the agents know | what leaves the workspace -> /docs/getting-started/ai-overview
chained sql -> /docs/explore-data/cells/sql-cells/sql-cells-introduction
row count and preview -> /docs/explore-data/cells/sql-cells/query-mode
adjusting cache settings -> /docs/explore-data/cells/sql-cells/query-caching
find the load in your warehouse -> /docs/explore-data/cells/sql-cells/query-metadata
can view results | schema refresh schedules -> /docs/connect-to-data/data-connections/data-connections-introduction
key-pair sign-in -> /docs/connect-to-data/data-connections/setup-guides/connect-to-snowflake
billing project and data project -> /docs/connect-to-data/data-connections/setup-guides/connect-to-bigquery
create a read-only role | password authentication failed -> /docs/connect-to-data/data-connections/setup-guides/connect-to-postgres
guest role different -> /docs/collaborate/sharing-and-permissions/roles
conflicting permissions | public share permissions -> /docs/collaborate/sharing-and-permissions/sharing-permissions
detecting scheduled runs in code | past scheduled runs -> /docs/share-insights/scheduled-runs
token creation | kernel and rate limits | rotate the password of a data connection -> /docs/api/api-overview
make the app fast -> /tutorials/quickstart/hex-advanced
upgrade a legacy pivot -> /changelog/2025-08-06
restore a run from the run log -> /changelog/2025-07-16

# word
documentation -> /docs /docs/getting-started
tutorials -> /tutorials /tutorials/quickstart
quickstart -> /tutorials/quickstart /tutorials/quickstart/hex-basics
collaborate -> /docs/collaborate
cells -> /docs/explore-data/cells /docs/category/sql-cells /docs/explore-data/cells/sql-cells/sql-cells-introduction
api -> /docs/api /docs/api/api-overview
roles -> /docs/collaborate/sharing-and-permissions/roles
permissions -> /docs/collaborate/sharing-and-permissions/sharing-permissions /docs/collaborate/sharing-and-permissions
snowflake -> /docs/connect-to-data/data-connections/setup-guides/connect-to-snowflake
caching -> /docs/explore-data/cells/sql-cells/query-caching /changelog/2024-12-11
favorites -> /docs/getting-started/workspace-tour
seats -> /docs/getting-started/plans-and-seats
pagination -> /docs/api/api-overview
governance -> /tutorials/quickstart/admin-101
support -> /docs/getting-started/getting-help
lineage -> /docs/explore-data/cells/sql-cells/query-metadata
embedding -> /changelog/2025-04-09
threads -> /changelog/2025-10-15 /changelog/2025-09-17 /docs/getting-started/ai-overview

# typo
snowflke -> /docs/connect-to-data/data-connections/setup-guides/connect-to-snowflake
bigqeury -> /docs/connect-to-data/data-connections/setup-guides/connect-to-bigquery
postgress -> /docs/connect-to-data/data-connections/setup-guides/connect-to-postgres
permisions -> /docs/collaborate/sharing-and-permissions/sharing-permissions /docs/collaborate/sharing-and-permissions
schedueld runs -> /docs/share-insights/scheduled-runs
workspce roles -> /docs/collaborate/sharing-and-permissions/roles
qurey mode -> /docs/explore-data/cells/sql-cells/query-mode
sql cahcing -> /docs/explore-data/cells/sql-cells/query-caching /changelog/2024-12-11
sql formating -> /docs/explore-data/cells/sql-cells/sql-formatting
query metadta -> /docs/explore-data/cells/sql-cells/query-metadata
chainned sql -> /docs/explore-data/cells/sql-cells/sql-cells-introduction
demo dara -> /docs/getting-started/demo-data
key concpets -> /docs/getting-started/key-concepts
workspace tuor -> /docs/getting-started/workspace-tour
data conections -> /docs/connect-to-data/data-connections/data-connections-introduction /docs/category/data-connections
rate limts -> /docs/api/api-overview
hex bascis -> /tutorials/quickstart/hex-basics
notebok agent -> /changelog/2025-08-27 /docs/getting-started/ai-overview
endorssed statuses -> /changelog/2024-10-09
pivit cells -> /changelog/2025-08-06
google shets -> /changelog/2025-03-19

# prefix
snowfl -> /docs/connect-to-data/data-connections/setup-guides/connect-to-snowflake
permis -> /docs/collaborate/sharing-and-permissions/sharing-permissions /docs/collaborate/sharing-and-permissions
schedul -> /docs/share-insights/scheduled-runs
postg -> /docs/connect-to-data/data-connections/setup-guides/connect-to-postgres
bigq -> /docs/connect-to-data/data-connections/setup-guides/connect-to-bigquery
metad -> /docs/explore-data/cells/sql-cells/query-metadata
pagin -> /docs/api/api-overview
quicks -> /tutorials/quickstart /tutorials/quickstart/hex-basics
create your fi -> /docs/getting-started/create-your-first-project
what is h -> /docs/getting-started/what-is-hex
query mo -> /docs/explore-data/cells/sql-cells/query-mode
sql form -> /docs/explore-data/cells/sql-cells/sql-formatting
semantic mod -> /changelog/2025-01-15 /changelog/2025-02-05 /changelog/2025-09-17

# question
how do i refresh a query every morning -> /docs/share-insights/scheduled-runs /docs/explore-data/cells/sql-cells/query-caching
why can't i edit this project -> /docs/collaborate/sharing-and-permissions/sharing-permissions /tutorials/quickstart/admin-101
how do I change somebody's role? -> /docs/collaborate/sharing-and-permissions/roles
which databases does hex support -> /docs/connect-to-data/data-connections/data-connections-introduction
which ip addresses do i have to allow -> /docs/connect-to-data/data-connections/data-connections-introduction /docs/connect-to-data/data-connections/setup-guides/connect-to-postgres /docs/connect-to-data/data-connections/setup-guides/connect-to-snowflake
how do i run a project from my own code -> /docs/api/api-overview
what happens when two permissions conflict -> /docs/collaborate/sharing-and-permissions/sharing-permissions
how do i add a dropdown -> /docs/getting-started/create-your-first-project /tutorials/quickstart/hex-basics
how are seats billed -> /docs/getting-started/plans-and-seats
how do i find the project that sends expensive queries -> /docs/explore-data/cells/sql-cells/query-metadata
how can i tell people in slack that a run failed -> /docs/share-insights/scheduled-runs
how do i contact support? -> /docs/getting-started/getting-help
what is the difference between a dataframe and a query result -> /docs/explore-data/cells/sql-cells/query-mode /docs/explore-data/cells/sql-cells/sql-cells-introduction
why does my app show old results -> /docs/share-insights/scheduled-runs /docs/explore-data/cells/sql-cells/query-caching /changelog/2024-12-11
how do i set up a new workspace -> /tutorials/quickstart/admin-101
how do i install a python package -> /changelog/2025-06-11 /tutorials/quickstart/hex-advanced

# synonym
time zones | timezone | cron job | email a report every day -> /docs/share-insights/scheduled-runs
cron -> /docs/share-insights/scheduled-runs /docs/connect-to-data/data-connections/data-connections-introduction
SSO | single sign on -> /tutorials/quickstart/admin-101 /docs/getting-started/plans-and-seats
sign in | login -> /tutorials/quickstart/admin-101 /docs/getting-started/getting-help /docs/getting-started/plans-and-seats
log in with okta -> /tutorials/quickstart/admin-101
row limit -> /docs/explore-data/cells/sql-cells/query-mode /docs/explore-data/cells/sql-cells/sql-cells-introduction
embed dark mode -> /changelog/2025-04-09
glossary -> /docs/getting-started/key-concepts
pricing -> /docs/getting-started/plans-and-seats
postgresql -> /docs/connect-to-data/data-connections/setup-guides/connect-to-postgres
big query -> /docs/connect-to-data/data-connections/setup-guides/connect-to-bigquery
data frame sql -> /docs/explore-data/cells/sql-cells/sql-cells-introduction
whitelist ip -> /docs/connect-to-data/data-connections/data-connections-introduction /docs/connect-to-data/data-connections/setup-guides/connect-to-postgres /docs/connect-to-data/data-connections/setup-guides/connect-to-snowflake
api key -> /docs/api/api-overview /changelog/2025-05-28
access control -> /docs/collaborate/sharing-and-permissions/sharing-permissions /docs/collaborate/sharing-and-permissions/roles /docs/collaborate/sharing-and-permissions
sql beautifier -> /docs/explore-data/cells/sql-cells/sql-formatting
favourite projects -> /docs/getting-started/workspace-tour
github version control -> /changelog/2025-02-26

# product
explorer role -> /docs/collaborate/sharing-and-permissions/roles /docs/getting-started/plans-and-seats
author seat -> /docs/getting-started/plans-and-seats /docs/collaborate/sharing-and-permissions/roles
directory sync -> /tutorials/quickstart/admin-101 /docs/getting-started/plans-and-seats /docs/collaborate/sharing-and-permissions/roles
audit logs -> /docs/getting-started/plans-and-seats /tutorials/quickstart/admin-101 /docs/collaborate/sharing-and-permissions/roles
allowed domain -> /tutorials/quickstart/admin-101 /docs/collaborate/sharing-and-permissions/roles
rules file -> /changelog/2025-04-30 /docs/getting-started/ai-overview
mcp server | hex agent in slack -> /changelog/2025-10-29 /docs/getting-started/ai-overview
modeling workbench -> /changelog/2025-09-17 /docs/getting-started/ai-overview
magic settings -> /docs/getting-started/ai-overview /tutorials/quickstart/admin-101
run mode -> /docs/getting-started/what-is-hex /tutorials/quickstart/hex-advanced /docs/getting-started/create-your-first-project
saved view -> /tutorials/quickstart/hex-advanced /docs/share-insights/scheduled-runs /docs/getting-started/key-concepts
project filter -> /tutorials/quickstart/hex-advanced
drill down -> /changelog/2024-09-18 /changelog/2025-08-06
semantic model sync -> /changelog/2025-02-05 /changelog/2025-05-14
workspace token -> /docs/api/api-overview /changelog/2025-05-28
schema filters -> /docs/connect-to-data/data-connections/data-connections-introduction
full access -> /docs/collaborate/sharing-and-permissions/sharing-permissions /docs/collaborate/sharing-and-permissions/roles
hex_scheduled -> /docs/share-insights/scheduled-runs
hextoolkit -> /docs/explore-data/cells/sql-cells/query-metadata /changelog/2025-06-11
`;

/** Queries as readers type them, and the pages that answer them; written without knowledge of the engine. */
export const golden: readonly GoldenQuery[] = table.split(/^# /m).flatMap((part) => {
  const [kind, ...lines] = part.trim().split(/\n+/);
  return lines.flatMap((line) => {
    const [queries = '', pages = ''] = line.split(' -> ');
    return queries.split(' | ').map((query) => ({
      query,
      kind: kind as GoldenQuery['kind'],
      pages: pages.split(' '),
    }));
  });
});

/** Strings that must find nothing. */
export const gibberish: readonly string[] = [
  'xqzvbn, qwpfj lkzx, zzxqkvj, vbnmqxz, jjkqzwv, hgfjqk wzxvq, pqlzmxw, kxvqjzb',
  'bvcxzqj, zxqjvk wpqzx, ghjkqxz, mnbvzqk, wqxzkjh, fjzqxvk, xjqkvwz tqzxvj',
].flatMap((line) => line.split(', '));
