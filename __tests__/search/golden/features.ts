import { parse } from './parse';

/**
 * Bare names of features, whose introduction or main page should come first; and queries in which a word is written in
 * another way. Written from the titles and descriptions of the pages, before the engine was asked.
 */
export const features = parse(`
# word
share -> /docs/collaborate/sharing-and-permissions/project-sharing /docs/collaborate/sharing-and-permissions/sharing-permissions
magic -> /docs/getting-started/ai-overview /docs/administration/workspace_settings/magic
sql -> /docs/explore-data/cells/sql-cells/sql-cells-introduction
ai -> /docs/getting-started/ai-overview
charts -> /docs/explore-data/cells/visualization-cells/chart-cells
pivot -> /docs/explore-data/cells/transform-cells/pivot-cells
python -> /docs/explore-data/cells/python-cells
secrets -> /docs/explore-data/projects/environment-configuration/secrets-and-variables
roles -> /docs/collaborate/sharing-and-permissions/roles
schedule -> /docs/share-insights/scheduled-runs
embed -> /docs/share-insights/embedding/embedding-introduction
git -> /docs/explore-data/projects/git-export /docs/explore-data/projects/git-sync
dbt -> /docs/connect-to-data/data-connections/dbt-integration
api -> /docs/api/api-overview
sso -> /docs/administration/sso
viewer -> /docs/collaborate/sharing-and-permissions/roles /docs/getting-started/plans-and-seats
export -> /docs/explore-data/projects/import-export /docs/share-insights/apps/download-data /docs/share-insights/apps/export-as-pdf
apps -> /docs/share-insights/apps/apps-introduction
inputs -> /docs/explore-data/cells/input-cells/input-cells-introduction
cells -> /docs/explore-data/cells/cells-introduction
projects -> /docs/explore-data/projects/projects-introduction
notebook -> /docs/explore-data/notebook-view/develop-your-notebook /docs/explore-data/notebook-view
threads -> /docs/explore-data/threads
agent -> /docs/explore-data/notebook-view/notebook-agent /docs/getting-started/ai-overview
slack -> /docs/administration/slack-integration /docs/share-insights/hex-agent-in-slack
mcp -> /docs/administration/mcp-server
snowflake -> /docs/connect-to-data/data-connections/setup-guides/connect-to-snowflake
bigquery -> /docs/connect-to-data/data-connections/setup-guides/connect-to-bigquery
groups -> /docs/administration/workspace_settings/groups
guests -> /docs/collaborate/sharing-and-permissions/guests
comments -> /docs/collaborate/comments
reviews -> /docs/collaborate/reviews
collections -> /docs/organize-content/collections
components -> /docs/explore-data/components
filter -> /docs/explore-data/cells/transform-cells/filter-cells /docs/share-insights/apps/project-filters
map -> /docs/explore-data/cells/visualization-cells/map-cells
jinja -> /docs/explore-data/cells/using-jinja
packages -> /docs/explore-data/projects/environment-configuration/using-packages
kernel -> /docs/explore-data/projects/environment-configuration/project-kernels
files -> /docs/explore-data/projects/environment-configuration/files /docs/connect-to-data/upload-files
csv -> /docs/connect-to-data/upload-files
cache -> /docs/explore-data/cells/sql-cells/query-caching
snapshot -> /docs/share-insights/apps/snapshots
pdf -> /docs/share-insights/apps/export-as-pdf
billing -> /docs/administration/workspace_settings/billing-and-seats
seats -> /docs/getting-started/plans-and-seats /docs/administration/workspace_settings/billing-and-seats
pricing -> /docs/getting-started/plans-and-seats
limits -> /docs/getting-started/limits
security -> /docs/administration/workspace_settings/workspace-security
scim -> /docs/administration/workspace_settings/directory-sync
audit -> /docs/administration/workspace_settings/audit-logs/audit-logs-overview
semantic -> /docs/connect-to-data/semantic-models/intro-to-semantic-models /docs/connect-to-data/semantic-models
writeback -> /docs/explore-data/cells/data-cells/writeback-cells
shortcuts -> /docs/explore-data/notebook-view/keyboard-shortcuts
notifications -> /docs/collaborate/mentions-and-notifications /docs/share-insights/app-notifications
explore -> /docs/share-insights/explore
permissions -> /docs/collaborate/sharing-and-permissions/sharing-permissions
markdown -> /docs/explore-data/cells/text-cells
dropdown -> /docs/explore-data/cells/input-cells/dropdown-inputs
connections -> /docs/connect-to-data/data-connections/data-connections-introduction /docs/category/data-connections

# task
conditional formatting -> /docs/explore-data/cells/visualization-cells/table-display-cells /docs/explore-data/cells/transform-cells/pivot-cells

# question
can several people edit the same notebook -> /docs/collaborate/real-time-collaboration
how do I write results back to snowflake -> /docs/explore-data/cells/data-cells/writeback-cells /tutorials/connect-to-data/use-writeback-cells
how do I show one number on my dashboard -> /docs/explore-data/cells/visualization-cells/single-value-cells

# typo
sematic model -> /docs/connect-to-data/semantic-models/intro-to-semantic-models
mapp cells -> /docs/explore-data/cells/visualization-cells/map-cells
data conections -> /docs/connect-to-data/data-connections/data-connections-introduction

# competitor
report subscription -> /docs/share-insights/app-notifications

# api
GetRunStatus -> /docs/api/api-reference
IngestSemanticProject -> /docs/api/api-reference
EditProjectSharingUsers -> /docs/api/api-reference
GetQueriedTables -> /docs/api/api-reference
`);
