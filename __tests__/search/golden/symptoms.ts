import { parse } from './parse';

/** Two to five words as readers type them who see something wrong or wish for something; written before the search was tried. */
export const symptoms = parse(`
# symptom
slow query | query takes forever | query too slow -> /docs/explore-data/projects/project-execution/troubleshoot-runs /docs/explore-data/projects/project-execution/run-stats /docs/explore-data/cells/sql-cells/query-caching
app stuck loading | slow dashboard -> /docs/share-insights/apps/running-apps /docs/explore-data/projects/project-execution/troubleshoot-runs /docs/share-insights/apps/app-run-settings
app is not updating -> /docs/share-insights/apps/publish-and-share-apps /docs/share-insights/apps/app-run-settings /docs/share-insights/apps/running-apps
app shows old data -> /docs/explore-data/projects/project-execution/troubleshoot-runs /docs/share-insights/apps/running-apps /docs/explore-data/cells/sql-cells/query-caching
numbers don't match -> /docs/share-insights/apps/running-apps /docs/share-insights/apps/publish-and-share-apps /docs/connect-to-data/semantic-models/troubleshooting
chart shows wrong totals -> /docs/explore-data/cells/visualization-cells/chart-cells /docs/share-insights/explore
duplicates after join -> /docs/explore-data/cells/sql-cells/sql-cells-introduction
input does not filter -> /docs/explore-data/cells/input-cells/input-cells-introduction
app different from notebook -> /docs/explore-data/projects/project-execution/troubleshoot-runs
api run failed why -> /docs/api/api-overview
who changed this cell -> /docs/explore-data/projects/history-and-versions
password on app -> /docs/collaborate/sharing-and-permissions/share-to-web
chart empty -> /docs/explore-data/cells/visualization-cells/chart-cells /docs/getting-started/create-your-first-project /docs/share-insights/apps/project-filters
chart not showing -> /docs/explore-data/cells/python-cells /docs/share-insights/apps/app-builder /docs/explore-data/cells/visualization-cells/chart-cells
dates off by one day -> /docs/explore-data/cells/visualization-cells/chart-cells /docs/explore-data/cells/transform-cells/filter-cells /docs/explore-data/projects/environment-configuration/environment-views
lost my changes -> /docs/explore-data/projects/history-and-versions
can't log in | cannot log in -> /docs/getting-started/getting-help /docs/administration/sso /docs/administration/workspace_settings/workspace-security
cannot see project -> /docs/collaborate/sharing-and-permissions/project-sharing /docs/collaborate/sharing-and-permissions/access-requests /docs/organize-content/organize-projects
cannot invite user -> /docs/administration/workspace_settings/overview /docs/collaborate/sharing-and-permissions/guests /docs/collaborate/sharing-and-permissions/roles
cannot publish -> /docs/share-insights/apps/publish-and-share-apps /docs/collaborate/reviews
cannot edit project -> /docs/collaborate/sharing-and-permissions/project-sharing /docs/connect-to-data/data-connections/data-connection-permissions /docs/collaborate/sharing-and-permissions/access-requests
permission denied schema -> /docs/connect-to-data/data-connections/troubleshoot-connections /docs/connect-to-data/data-connections/setup-guides/connect-to-postgres /docs/explore-data/cells/data-cells/writeback-cells
kernel keeps dying | kernel stopped -> /docs/explore-data/projects/environment-configuration/project-kernels /tutorials/develop-notebooks/memory-management-in-hex /docs/explore-data/projects/project-execution/troubleshoot-runs
kernel won't start -> /docs/explore-data/projects/environment-configuration/project-kernels /docs/explore-data/projects/project-execution/troubleshoot-runs /docs/administration/workspace_settings/custom-images
notebook is slow -> /docs/explore-data/projects/project-execution/run-stats /docs/explore-data/notebook-view/sections /docs/explore-data/projects/project-execution/troubleshoot-runs
run stuck pending -> /docs/explore-data/projects/project-execution/troubleshoot-runs /docs/explore-data/projects/environment-configuration/project-kernels /docs/share-insights/scheduled-runs
cell never finishes -> /docs/explore-data/projects/project-execution/troubleshoot-runs
cell runs by itself -> /docs/explore-data/projects/project-execution/run-modes-and-cell-staleness /docs/explore-data/cells/python-cells
variable not defined -> /docs/explore-data/cells/python-cells /docs/explore-data/projects/project-execution/run-modes-and-cell-staleness /docs/explore-data/cells/cell-outputs-and-errors
package not found -> /docs/explore-data/projects/environment-configuration/using-packages /docs/explore-data/cells/python-cells
pip install fails | wrong package version -> /docs/explore-data/projects/environment-configuration/using-packages
file not found -> /docs/explore-data/projects/environment-configuration/files /docs/connect-to-data/upload-files
upload not working -> /docs/connect-to-data/upload-files /docs/explore-data/cells/input-cells/file-upload-inputs /docs/explore-data/projects/environment-configuration/files
table missing in schema | schema out of date -> /docs/connect-to-data/data-connections/schema-settings /docs/explore-data/data-browser
new column missing -> /docs/explore-data/data-browser /docs/connect-to-data/data-connections/schema-settings /docs/connect-to-data/semantic-models/troubleshooting
schedule did not run -> /docs/share-insights/scheduled-runs /docs/explore-data/projects/project-execution/troubleshoot-runs /docs/administration/workspace_settings/workspace-scheduled-runs
scheduled run failed -> /docs/share-insights/scheduled-runs /docs/explore-data/projects/project-execution/troubleshoot-runs
schedule wrong time -> /docs/share-insights/scheduled-runs /docs/administration/workspace_settings/workspace-scheduled-runs /docs/administration/workspace_settings/overview
why is my schedule an hour late | schedule starts an hour early -> /docs/share-insights/scheduled-runs
email not received -> /docs/share-insights/app-notifications /docs/collaborate/mentions-and-notifications /docs/collaborate/sharing-and-permissions/guests
slack bot not responding -> /docs/share-insights/hex-agent-in-slack /docs/administration/slack-integration
embed blank | iframe refused to connect -> /docs/share-insights/embedding/public-and-private-embedding /docs/share-insights/embedding/signed-embedding /docs/share-insights/embedding/embed-in-salesforce
link expired -> /docs/share-insights/embedding/signed-embedding /docs/share-insights/embedding/embed-in-salesforce
wrong password database | connection suddenly stopped working | ssl error -> /docs/connect-to-data/data-connections/troubleshoot-connections
sso login loop -> /docs/administration/sso
user exists twice -> /docs/administration/workspace_settings/directory-sync /docs/administration/sso
user still has access -> /docs/administration/workspace_settings/groups /docs/collaborate/sharing-and-permissions/sharing-permissions /docs/organize-content/collections
project disappeared -> /docs/organize-content/archive /docs/organize-content/trash /docs/organize-content/organize-projects
accidentally deleted project -> /docs/organize-content/trash
deleted a cell -> /docs/explore-data/projects/history-and-versions /docs/explore-data/notebook-view/develop-your-notebook
pdf cut off | pdf empty chart -> /docs/share-insights/apps/export-as-pdf
csv missing rows -> /docs/share-insights/apps/download-data
no download button -> /docs/share-insights/apps/download-data /docs/explore-data/cells/visualization-cells/table-display-cells /docs/administration/workspace_settings/workspace-security
filter does nothing -> /docs/share-insights/apps/project-filters /docs/explore-data/cells/transform-cells/filter-cells /docs/share-insights/explore
dropdown empty -> /docs/explore-data/cells/input-cells/dropdown-inputs
input resets -> /docs/explore-data/cells/input-cells/dropdown-inputs /docs/share-insights/apps/running-apps /docs/explore-data/projects/project-execution/app-sessions
duplicate rows after join -> /docs/connect-to-data/semantic-models/troubleshooting /docs/explore-data/cells/visualization-cells/chart-cells /docs/explore-data/cells/transform-cells/pivot-cells
bill too high -> /docs/administration/workspace_settings/billing-and-seats /docs/administration/workspace_settings/compute /docs/explore-data/cells/sql-cells/query-metadata
ai gives wrong answer -> /tutorials/connect-to-data/setup-for-ai-agents /docs/administration/workspace_settings/rules-file /docs/explore-data/threads
agent can't find table -> /docs/explore-data/notebook-view/notebook-agent /docs/explore-data/data-browser /docs/explore-data/threads
git push failed -> /docs/explore-data/projects/git-export /docs/explore-data/projects/git-sync
merge conflict -> /docs/explore-data/projects/git-sync /docs/explore-data/projects/git-export
map shows nothing -> /docs/explore-data/cells/visualization-cells/map-cells
dbt not syncing -> /docs/connect-to-data/data-connections/dbt-integration /docs/connect-to-data/semantic-models/semantic-model-sync/dbt-metricflow /docs/connect-to-data/semantic-models/troubleshooting
snowflake role not granted -> /docs/connect-to-data/data-connections/setup-guides/connect-to-snowflake /docs/connect-to-data/data-connections/troubleshoot-connections
app crashed -> /docs/explore-data/projects/project-execution/troubleshoot-runs /docs/share-insights/apps/running-apps /tutorials/develop-notebooks/memory-management-in-hex
results are outdated -> /docs/share-insights/apps/running-apps /docs/explore-data/projects/project-execution/run-modes-and-cell-staleness /docs/explore-data/cells/sql-cells/query-caching
different numbers than colleague -> /docs/share-insights/apps/running-apps /docs/share-insights/apps/publish-and-share-apps /docs/explore-data/cells/sql-cells/query-caching
total too high -> /docs/explore-data/cells/visualization-cells/chart-cells /docs/share-insights/explore /docs/explore-data/cells/transform-cells/pivot-cells
sum is wrong -> /docs/explore-data/cells/transform-cells/pivot-cells /docs/explore-data/cells/visualization-cells/chart-cells /docs/share-insights/explore
duplicate rows -> /docs/explore-data/cells/data-cells/writeback-cells /docs/connect-to-data/semantic-models/troubleshooting /docs/explore-data/cells/visualization-cells/chart-cells
wrong timezone -> /docs/administration/workspace_settings/overview /docs/explore-data/projects/environment-configuration/environment-views /docs/share-insights/scheduled-runs
months sorted wrong -> /docs/explore-data/cells/visualization-cells/chart-cells
numbers sorted as text -> /docs/explore-data/cells/visualization-cells/table-display-cells
labels overlapping -> /docs/explore-data/cells/visualization-cells/chart-styling
account deactivated -> /docs/administration/workspace_settings/overview /docs/administration/workspace_settings/directory-sync
invite not received -> /docs/collaborate/sharing-and-permissions/guests /docs/administration/workspace_settings/overview
page not found -> /docs/collaborate/sharing-and-permissions/access-requests /docs/organize-content/trash
no permission to run -> /docs/connect-to-data/data-connections/data-connection-permissions /docs/collaborate/sharing-and-permissions/project-sharing /docs/administration/workspace_settings/workspace-assets
publish button greyed out -> /docs/share-insights/apps/publish-and-share-apps
kernel restarted -> /docs/explore-data/projects/environment-configuration/project-kernels
session expired -> /docs/explore-data/projects/project-execution/app-sessions /docs/share-insights/embedding/signed-embedding /docs/connect-to-data/data-connections/oauth-data-connections
timeout error -> /docs/explore-data/projects/project-execution/troubleshoot-runs /docs/connect-to-data/data-connections/troubleshoot-connections /docs/share-insights/scheduled-runs
run takes too long -> /docs/explore-data/projects/project-execution/troubleshoot-runs /docs/explore-data/projects/project-execution/run-stats
run cancelled automatically -> /docs/explore-data/projects/project-execution/troubleshoot-runs /docs/share-insights/scheduled-runs
stale cell -> /docs/explore-data/projects/project-execution/run-modes-and-cell-staleness
cell output too large -> /docs/explore-data/cells/cell-outputs-and-errors
column not found -> /docs/explore-data/cells/cell-outputs-and-errors /docs/explore-data/projects/project-templates /docs/connect-to-data/data-connections/troubleshoot-connections
excel won't load | csv encoding broken -> /docs/connect-to-data/upload-files /docs/explore-data/cells/input-cells/file-upload-inputs
file too big -> /docs/connect-to-data/upload-files /docs/explore-data/projects/environment-configuration/files /docs/getting-started/limits
schedule paused -> /docs/administration/workspace_settings/workspace-scheduled-runs /docs/share-insights/scheduled-runs
report not sent -> /docs/share-insights/app-notifications /docs/share-insights/scheduled-runs
not getting notifications -> /docs/collaborate/mentions-and-notifications /docs/share-insights/app-notifications
screenshot missing -> /docs/share-insights/app-notifications
slack channel missing | private channel slack -> /docs/administration/slack-integration
embed asks for login -> /docs/share-insights/embedding/public-and-private-embedding /docs/share-insights/embedding/signed-embedding /docs/collaborate/sharing-and-permissions/share-to-web
third party cookies -> /docs/share-insights/embedding/public-and-private-embedding
firewall blocking -> /docs/connect-to-data/data-connections/allow-connections-from-hex-ip-addresses
okta error -> /docs/administration/sso/okta /docs/administration/sso
redirect uri mismatch -> /docs/administration/sso /docs/connect-to-data/data-connections/oauth-data-connections /docs/administration/sso/entra-id
missing projects -> /docs/organize-content/organize-projects /docs/organize-content/archive /docs/organize-content/collections
cannot connect | cannot connect to database | connection fails -> /docs/connect-to-data/data-connections/troubleshoot-connections
# task
stop running cell -> /docs/explore-data/projects/project-execution/troubleshoot-runs /docs/explore-data/projects/environment-configuration/project-kernels /docs/explore-data/projects/project-execution/run-modes-and-cell-staleness
undo publish -> /docs/share-insights/apps/publish-and-share-apps /docs/explore-data/projects/history-and-versions
hide code from viewers -> /docs/share-insights/apps/apps-introduction /docs/share-insights/apps/app-builder /docs/collaborate/sharing-and-permissions/project-sharing
schedule at month end -> /docs/share-insights/scheduled-runs
send to slack -> /docs/share-insights/app-notifications /docs/administration/slack-integration /docs/share-insights/scheduled-runs
export to excel -> /docs/share-insights/apps/download-data
share with client -> /docs/collaborate/sharing-and-permissions/guests /docs/collaborate/sharing-and-permissions/share-to-web /docs/share-insights/embedding/signed-embedding
change chart color -> /docs/explore-data/cells/visualization-cells/chart-styling /docs/administration/workspace_settings/workspace-custom-styling
add second y axis -> /docs/explore-data/cells/visualization-cells/chart-cells /docs/explore-data/cells/visualization-cells/chart-styling
rename column -> /docs/explore-data/cells/visualization-cells/table-display-cells
pass filter in url -> /docs/share-insights/apps/url-parameters /docs/share-insights/apps/publish-and-share-apps
copy project -> /docs/explore-data/projects/create-and-manage-projects
move project to other workspace -> /docs/explore-data/projects/import-export /docs/organize-content/project-owners
restrict access to database -> /docs/connect-to-data/data-connections/data-connection-permissions
limit rows per user -> /docs/share-insights/embedding/row-level-security /docs/connect-to-data/data-connections/oauth-data-connections /tutorials/develop-notebooks/personalize-by-user
make app load faster -> /docs/share-insights/apps/app-run-settings /docs/explore-data/projects/project-execution/troubleshoot-runs /docs/explore-data/cells/sql-cells/query-caching
turn off ai -> /docs/administration/workspace_settings/magic /docs/trust/ai-data-privacy
remove hex logo -> /docs/share-insights/apps/app-themes /docs/share-insights/embedding/signed-embedding /docs/share-insights/embedding/public-and-private-embedding
auto refresh dashboard -> /docs/share-insights/apps/auto-reload /docs/share-insights/apps/app-run-settings
alert when value drops -> /docs/share-insights/app-notifications /docs/explore-data/cells/visualization-cells/single-value-cells
locked out of workspace -> /docs/administration/sso /docs/getting-started/getting-help
# synonym
query variables -> /docs/explore-data/cells/using-jinja /tutorials/connect-to-data/parameterize-sql
dashboard parameters -> /docs/share-insights/apps/url-parameters /docs/explore-data/cells/input-cells/input-cells-introduction /docs/share-insights/apps/project-filters
row level security -> /docs/share-insights/embedding/row-level-security
connect tableau -> /docs/getting-started/key-concepts /docs/connect-to-data/semantic-models/viewing-and-using-semantic-models /docs/connect-to-data/semantic-models/intro-to-semantic-models
# api
422 invalid parameters -> /docs/api/api-overview /docs/api/api-reference /docs/share-insights/apps/saved-views
api returns 401 | 500 internal server error | rate limit exceeded -> /docs/api/api-overview
api returns 404 -> /docs/api/api-overview /docs/api/api-reference
refresh token -> /docs/connect-to-data/data-connections/oauth-data-connections /docs/api/api-overview
403 forbidden api -> /docs/api/api-overview /docs/connect-to-data/import-data-via-api
token expired -> /docs/api/api-overview /docs/connect-to-data/data-connections/oauth-data-connections
# typo
scedule not runing -> /docs/share-insights/scheduled-runs /docs/explore-data/projects/project-execution/troubleshoot-runs /docs/administration/workspace_settings/workspace-scheduled-runs
premission denied -> /docs/connect-to-data/data-connections/troubleshoot-connections /docs/connect-to-data/data-connections/setup-guides/connect-to-postgres /docs/connect-to-data/data-connections/connect-via-ssh
`);
