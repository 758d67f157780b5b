import { parse } from './parse';

/**
 * Queries by readers who do not know the product's terms yet; written without knowing the engine, the other queries or
 * the keywords.
 */
export const ownWords = parse(`
# task
remove the password from my code -> /docs/explore-data/projects/environment-configuration/secrets-and-variables
give a contractor access to one project only -> /docs/collaborate/sharing-and-permissions/guests /docs/collaborate/sharing-and-permissions/project-sharing
see what a project looked like last week -> /docs/explore-data/projects/history-and-versions
make numbers show as dollars in a table -> /docs/explore-data/cells/visualization-cells/table-display-cells
highlight cells above a threshold -> /docs/explore-data/cells/visualization-cells/table-display-cells /docs/explore-data/cells/transform-cells/pivot-cells
put the dashboard on the office tv -> /docs/share-insights/apps/auto-reload
let people pick a country from a list -> /docs/explore-data/cells/input-cells/dropdown-inputs
let viewers choose more than one value -> /docs/explore-data/cells/input-cells/multiselect-inputs
send the sales numbers to my boss every morning -> /docs/share-insights/scheduled-runs /docs/share-insights/app-notifications
get a message when revenue drops below a target -> /docs/share-insights/app-notifications /docs/explore-data/cells/visualization-cells/single-value-cells
put a chart inside our own web application -> /docs/share-insights/embedding/signed-embedding /docs/share-insights/embedding/embedding-introduction /docs/share-insights/embedding/public-and-private-embedding
make each customer see only their own data -> /docs/share-insights/embedding/row-level-security /tutorials/develop-notebooks/personalize-by-user
load a spreadsheet from my computer -> /docs/connect-to-data/upload-files /docs/explore-data/projects/environment-configuration/files
find out who downloaded data -> /docs/administration/workspace_settings/audit-logs/audit-logs-overview /docs/administration/workspace_settings/audit-logs/audit-logs-reference
stop people from exporting csv -> /docs/share-insights/apps/download-data /docs/administration/workspace_settings/workspace-security
hide tables nobody should use -> /docs/connect-to-data/data-connections/schema-settings /tutorials/connect-to-data/setup-for-ai-agents
ask a question about my data in plain english -> /docs/explore-data/threads /docs/explore-data/notebook-view/notebook-agent /docs/share-insights/hex-agent-in-slack
tell the AI what our metrics mean -> /docs/administration/workspace_settings/rules-file /docs/connect-to-data/semantic-models/intro-to-semantic-models
use our own openai key -> /docs/administration/workspace_settings/magic /docs/trust/ai-data-privacy
move a notebook from jupyter to hex -> /docs/explore-data/projects/import-export
back up projects to github -> /docs/explore-data/projects/git-export
bring a deleted project back -> /docs/organize-content/trash
put old projects away -> /docs/organize-content/archive
mark a project as trusted -> /docs/organize-content/statuses-categories
make someone approve changes before publishing -> /docs/collaborate/reviews /docs/organize-content/statuses-categories
reuse the same cells in several notebooks -> /docs/explore-data/components
run only one cell without the others -> /docs/explore-data/projects/project-execution/run-modes-and-cell-staleness
make a big notebook easier to read -> /docs/explore-data/notebook-view/sections /docs/explore-data/notebook-view/develop-your-notebook
find every place a variable is used -> /docs/explore-data/notebook-view/outline-and-project-search /docs/explore-data/projects/project-execution/graph-view
replace a table name in all queries -> /docs/explore-data/notebook-view/outline-and-project-search
set up a database behind a firewall -> /docs/connect-to-data/data-connections/allow-connections-from-hex-ip-addresses /docs/connect-to-data/data-connections/connect-via-ssh
hook up our snowflake warehouse -> /docs/connect-to-data/data-connections/setup-guides/connect-to-snowflake
read a google sheet in python -> /tutorials/connect-to-data/connect-to-google-sheets
save results into a database table -> /docs/explore-data/cells/data-cells/writeback-cells /tutorials/connect-to-data/use-writeback-cells /tutorials/connect-to-data/read-and-write-to-your-database
let users type in rows -> /docs/explore-data/cells/input-cells/table-inputs /tutorials/develop-notebooks/build-a-writeback-app
build an app where managers approve requests -> /tutorials/develop-notebooks/build-a-writeback-app
open a dashboard with a filter already set -> /docs/share-insights/apps/url-parameters /docs/share-insights/apps/saved-views
save my filter choices for next time -> /docs/share-insights/apps/saved-views
freeze the numbers for the board meeting -> /docs/share-insights/apps/snapshots
arrange charts side by side | split my app into several pages -> /docs/share-insights/apps/app-builder
show one big number -> /docs/explore-data/cells/visualization-cells/single-value-cells
plot locations on a map -> /docs/explore-data/cells/visualization-cells/map-cells
predict next months sales -> /tutorials/develop-notebooks/forecast-in-python
make my python code use more memory -> /docs/explore-data/projects/environment-configuration/environment-views /docs/administration/workspace_settings/compute /tutorials/develop-notebooks/memory-management-in-hex
use a newer python -> /docs/explore-data/projects/environment-configuration/python-versions
lower our warehouse bill -> /docs/explore-data/cells/sql-cells/query-caching /docs/explore-data/cells/sql-cells/query-metadata
find expensive queries -> /docs/explore-data/cells/sql-cells/query-metadata
add people automatically from okta -> /docs/administration/workspace_settings/directory-sync /docs/administration/sso/okta
sign in with microsoft -> /docs/administration/sso/entra-id /docs/administration/sso
force everybody to use our identity provider -> /docs/administration/sso
see how much we spend on compute -> /docs/administration/workspace_settings/compute /docs/administration/workspace_settings/billing-and-seats
get fewer emails -> /docs/collaborate/mentions-and-notifications /docs/share-insights/app-notifications
leave feedback on a chart for a coworker -> /docs/collaborate/comments
tag a colleague -> /docs/collaborate/mentions-and-notifications /docs/collaborate/comments
hand my projects over before my vacation -> /docs/organize-content/project-owners /docs/explore-data/projects/create-and-manage-projects
bookmark projects i use a lot -> /docs/organize-content/favorites-and-recents
group projects by team -> /docs/organize-content/collections
share an app with everyone on the internet -> /docs/collaborate/sharing-and-permissions/share-to-web
ask for permission to open a project -> /docs/collaborate/sharing-and-permissions/access-requests
# symptom
query keeps spinning -> /docs/explore-data/projects/project-execution/troubleshoot-runs /docs/share-insights/apps/running-apps
table shows wrong time -> /docs/administration/workspace_settings/overview /docs/explore-data/projects/environment-configuration/environment-views
cell stuck on pending -> /docs/explore-data/projects/project-execution/troubleshoot-runs /docs/explore-data/projects/environment-configuration/project-kernels
kernel died -> /docs/explore-data/projects/project-execution/troubleshoot-runs /docs/explore-data/projects/environment-configuration/project-kernels /tutorials/develop-notebooks/memory-management-in-hex
app shows old numbers -> /docs/share-insights/apps/running-apps /docs/share-insights/apps/app-run-settings /docs/explore-data/projects/project-execution/troubleshoot-runs
dashboard takes forever to load -> /docs/explore-data/projects/project-execution/run-stats /docs/explore-data/projects/project-execution/troubleshoot-runs /docs/share-insights/apps/running-apps
connection refused | connection timed out -> /docs/connect-to-data/data-connections/troubleshoot-connections
table missing in data browser -> /docs/connect-to-data/data-connections/schema-settings /docs/explore-data/data-browser /docs/connect-to-data/data-connections/troubleshoot-connections
cannot see the publish button -> /docs/share-insights/apps/publish-and-share-apps /docs/collaborate/sharing-and-permissions/roles /docs/collaborate/reviews
scheduled run did not start -> /docs/share-insights/scheduled-runs /docs/administration/workspace_settings/workspace-scheduled-runs
schedule fails every night -> /docs/administration/workspace_settings/workspace-scheduled-runs /docs/share-insights/scheduled-runs /docs/explore-data/projects/project-execution/troubleshoot-runs
no email received -> /docs/collaborate/mentions-and-notifications /docs/share-insights/app-notifications
slack message not arriving -> /docs/administration/slack-integration /docs/share-insights/app-notifications /docs/collaborate/mentions-and-notifications
embedded app is blank -> /docs/share-insights/embedding/signed-embedding /docs/share-insights/embedding/public-and-private-embedding
iframe asks for login -> /docs/share-insights/embedding/public-and-private-embedding
numbers differ between two people -> /docs/share-insights/apps/running-apps
colleague cannot open my project -> /docs/collaborate/sharing-and-permissions/project-sharing /docs/collaborate/sharing-and-permissions/sharing-permissions /docs/collaborate/sharing-and-permissions/access-requests
wrong total after join | semantic model import failed -> /docs/connect-to-data/semantic-models/troubleshooting
csv has strange characters | leading zeros disappear -> /docs/connect-to-data/upload-files
package will not install -> /docs/explore-data/projects/environment-configuration/using-packages
module not found -> /docs/explore-data/projects/environment-configuration/using-packages /docs/explore-data/cells/cell-outputs-and-errors
cells run in the wrong order -> /docs/explore-data/projects/project-execution/execution-model /docs/explore-data/projects/project-execution/graph-view
pivot shows too many columns -> /docs/explore-data/cells/transform-cells/pivot-cells
chart is empty -> /docs/explore-data/cells/visualization-cells/chart-cells
ai picks the wrong table -> /tutorials/connect-to-data/setup-for-ai-agents /tutorials/connect-to-data/improving-hex-magic
git pull conflict -> /docs/explore-data/projects/git-sync
locked out after turning on sso -> /docs/administration/sso
# question
how do i schedule a notebook -> /docs/share-insights/scheduled-runs
what is a kernel -> /docs/explore-data/projects/environment-configuration/project-kernels
what happens when the kernel goes idle -> /docs/explore-data/projects/environment-configuration/project-kernels /docs/explore-data/projects/environment-configuration/environment-views /docs/explore-data/projects/project-execution/app-sessions
how long are snapshots kept -> /docs/share-insights/apps/snapshots
can viewers download data -> /docs/share-insights/apps/download-data
what is the difference between explorer and viewer -> /docs/collaborate/sharing-and-permissions/roles /docs/explore-seat /docs/getting-started/plans-and-seats
which databases are supported -> /docs/connect-to-data/data-connections/data-connections-introduction
where is my data stored -> /docs/trust/data-privacy-and-usage-faq
does hex train models on my data -> /docs/trust/ai-data-privacy /docs/trust/data-privacy-and-usage-faq
how much does a seat cost -> /docs/getting-started/plans-and-seats /docs/administration/workspace_settings/billing-and-seats
can i use hex for free -> /docs/getting-started/plans-and-seats
is there a european region -> /docs/administration/workspace_settings/deployment-options /docs/trust/data-privacy-and-usage-faq
are you hipaa compliant -> /docs/administration/workspace_settings/deployment-options
how do i contact support -> /docs/getting-started/getting-help
can two people edit at the same time -> /docs/collaborate/real-time-collaboration
what does the stale badge mean -> /docs/explore-data/projects/project-execution/run-modes-and-cell-staleness /docs/explore-data/cells/cell-outputs-and-errors
how do i use a variable from python in a query -> /docs/explore-data/cells/using-jinja /tutorials/connect-to-data/parameterize-sql
can i query a dataframe with sql -> /docs/explore-data/cells/sql-cells/sql-cells-introduction
how does the cache know data changed -> /docs/explore-data/cells/sql-cells/query-caching
who can publish an app -> /docs/collaborate/sharing-and-permissions/roles /docs/share-insights/apps/publish-and-share-apps /docs/collaborate/sharing-and-permissions/project-sharing
what can a guest do -> /docs/collaborate/sharing-and-permissions/guests
why is my app slow the first time -> /docs/explore-data/projects/project-execution/app-sessions /docs/share-insights/apps/running-apps /docs/explore-data/projects/project-execution/run-stats
can i write r code -> /docs/explore-data/cells/r-cells /tutorials/develop-notebooks/analyze-in-r
how do i find the project id -> /docs/explore-data/projects/create-and-manage-projects
which ai features are there -> /docs/getting-started/ai-overview
how do i connect claude to hex -> /docs/administration/mcp-server
can i hide code from app viewers -> /docs/share-insights/apps/apps-introduction /docs/share-insights/apps/app-builder /docs/explore-data/notebook-view/develop-your-notebook
what cookies do you use -> /docs/trust/data-privacy-and-usage-faq /docs/trust/privacy-policy
is my data encrypted -> /docs/trust/data-privacy-and-usage-faq /docs/legal/security-addendum
how do i learn hex quickly -> /tutorials/quickstart/hex-basics /docs/getting-started/create-your-first-project
# keyword
reference line -> /docs/explore-data/cells/visualization-cells/chart-styling
color palette -> /docs/administration/workspace_settings/workspace-custom-styling /docs/explore-data/cells/visualization-cells/chart-styling
query timeout -> /docs/explore-data/cells/sql-cells/query-caching /docs/connect-to-data/data-connections/troubleshoot-connections /docs/explore-data/projects/project-execution/troubleshoot-runs
idle timeout -> /docs/explore-data/projects/environment-configuration/environment-views /docs/explore-data/projects/environment-configuration/project-kernels
date picker | yes/no toggle -> /docs/explore-data/cells/input-cells/text-number-slider-and-date-inputs
window functions -> /docs/explore-data/cells/calculations
service account -> /docs/connect-to-data/data-connections/setup-guides/connect-to-bigquery /tutorials/connect-to-data/connect-to-google-sheets /docs/connect-to-data/cloud-storage-integrations
key pair -> /docs/connect-to-data/data-connections/setup-guides/connect-to-snowflake
ssh tunnel -> /docs/connect-to-data/data-connections/connect-via-ssh
read-only user -> /docs/connect-to-data/data-connections/setup-guides/connect-to-postgres /docs/connect-to-data/data-connections/setup-guides/connect-to-clickhouse /docs/connect-to-data/data-connections/setup-guides/connect-to-mysql
private embed -> /docs/share-insights/embedding/public-and-private-embedding /docs/share-insights/embedding/embedding-introduction
presigned url -> /docs/share-insights/embedding/signed-embedding /docs/api/api-reference
user attributes -> /docs/share-insights/embedding/row-level-security /docs/explore-data/projects/environment-configuration/secrets-and-variables
invite link | pending invitations -> /docs/administration/workspace_settings/overview
scim provisioning -> /docs/administration/workspace_settings/directory-sync
audit trail -> /docs/administration/workspace_settings/audit-logs/audit-logs-overview /docs/administration/workspace_settings/audit-logs/audit-logs-reference
data residency -> /docs/administration/workspace_settings/deployment-options /docs/trust/data-privacy-and-usage-faq
keyboard shortcuts | command palette -> /docs/explore-data/notebook-view/keyboard-shortcuts
drill down -> /docs/explore-data/cells/visualization-cells/chart-cells /docs/explore-data/cells/transform-cells/pivot-cells /docs/share-insights/explore
percent change -> /docs/explore-data/cells/visualization-cells/single-value-cells
stacked bar -> /docs/explore-data/cells/visualization-cells/chart-cells /docs/explore-data/cells/visualization-cells/chart-styling
tooltip format -> /docs/explore-data/cells/visualization-cells/chart-styling /docs/explore-data/cells/visualization-cells/map-cells
cover image -> /docs/share-insights/apps/app-themes
cohort analysis -> /docs/explore-data/projects/project-templates
yaml export -> /docs/explore-data/projects/import-export /docs/explore-data/projects/git-export
row limit -> /docs/explore-data/cells/sql-cells/query-mode /docs/explore-data/cells/cell-outputs-and-errors /docs/explore-data/cells/visualization-cells/table-display-cells
seat types -> /docs/getting-started/plans-and-seats /docs/collaborate/sharing-and-permissions/roles /docs/administration/workspace_settings/billing-and-seats
# competitor
widgets -> /docs/explore-data/cells/input-cells/input-cells-introduction
dashboard filters -> /docs/share-insights/apps/project-filters
secrets manager -> /docs/explore-data/projects/environment-configuration/secrets-and-variables /docs/administration/workspace_settings/workspace-assets
dbt docs -> /docs/connect-to-data/data-connections/dbt-integration
cron -> /docs/share-insights/scheduled-runs
lookml -> /docs/connect-to-data/semantic-models/intro-to-semantic-models /docs/connect-to-data/semantic-models/semantic-authoring/modeling-specification
markdown block -> /docs/explore-data/cells/text-cells
scorecard | big number tile -> /docs/explore-data/cells/visualization-cells/single-value-cells
crosstab -> /docs/explore-data/cells/transform-cells/pivot-cells
slicer -> /docs/share-insights/apps/project-filters /docs/explore-data/cells/input-cells/input-cells-introduction
folders -> /docs/organize-content/collections
workbook -> /docs/explore-data/projects/projects-introduction /docs/getting-started/intro-to-projects
service principal -> /docs/connect-to-data/data-connections/setup-guides/connect-to-databricks /docs/administration/sso/entra-id
extracts -> /docs/explore-data/cells/sql-cells/query-caching
cluster size -> /docs/explore-data/projects/environment-configuration/environment-views /docs/administration/workspace_settings/compute
magic commands -> /docs/explore-data/cells/python-cells /docs/explore-data/projects/environment-configuration/using-packages
ipynb -> /docs/explore-data/projects/import-export
calculated fields -> /docs/explore-data/cells/calculations
white label -> /docs/share-insights/embedding/signed-embedding /docs/share-insights/apps/app-themes /docs/administration/workspace_settings/workspace-custom-styling
# typo
shedule run -> /docs/share-insights/scheduled-runs
writback cell -> /docs/explore-data/cells/data-cells/writeback-cells /tutorials/connect-to-data/use-writeback-cells
semanitc model -> /docs/connect-to-data/semantic-models/intro-to-semantic-models
permisions for projects -> /docs/collaborate/sharing-and-permissions/project-sharing /docs/collaborate/sharing-and-permissions/sharing-permissions
snowflak connection -> /docs/connect-to-data/data-connections/setup-guides/connect-to-snowflake
big qurey -> /docs/connect-to-data/data-connections/setup-guides/connect-to-bigquery
postgress -> /docs/connect-to-data/data-connections/setup-guides/connect-to-postgres
jinga templates -> /docs/explore-data/cells/using-jinja
enviroment variables -> /docs/explore-data/projects/environment-configuration/secrets-and-variables /docs/explore-data/projects/environment-configuration/environment-views
colaboration -> /docs/collaborate/real-time-collaboration
embeding an app -> /docs/share-insights/embedding/embedding-introduction /docs/share-insights/embedding/public-and-private-embedding /docs/share-insights/embedding/signed-embedding
data conection -> /docs/connect-to-data/data-connections/data-connections-introduction
notifcations -> /docs/collaborate/mentions-and-notifications /docs/share-insights/app-notifications
pivto table -> /docs/explore-data/cells/transform-cells/pivot-cells
kernal restart -> /docs/explore-data/projects/environment-configuration/project-kernels
authentification -> /docs/api/api-overview /docs/administration/sso
componants -> /docs/explore-data/components
redhsift -> /docs/connect-to-data/data-connections/setup-guides/connect-to-amazon-redshift
markdwon -> /docs/explore-data/cells/text-cells
trino conect -> /docs/connect-to-data/data-connections/setup-guides/connect-to-trino
# api
trigger run via api | next page cursor | pass parameters when starting a run -> /docs/api/api-overview /docs/api/api-reference
401 error | too many requests -> /docs/api/api-overview
create access token -> /docs/api/api-overview /docs/administration/user-settings
list all projects with the api | get run status -> /docs/api/api-reference /docs/api/api-overview
create group endpoint -> /docs/api/api-reference /docs/api/api-overview /docs/administration/workspace_settings/groups
deactivate user api -> /docs/api/api-reference /tutorials/admin-portal/manage-users-and-groups-programmatically
`);
