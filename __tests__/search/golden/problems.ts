import { parse } from './parse';

/**
 * What readers in trouble type, from the tables of problems of the pages but in other words. The queries after the first table
 * were never used to improve the search: they show what it does for words that nobody has tried.
 */
export const problems = parse(`
# symptom
tables not showing -> /docs/explore-data/data-browser /docs/connect-to-data/data-connections/schema-settings
host not found -> /docs/connect-to-data/data-connections/troubleshoot-connections
writeback fails -> /docs/explore-data/cells/data-cells/writeback-cells
download as image -> /docs/share-insights/apps/export-as-pdf
who viewed app -> /docs/administration/workspace_settings/audit-logs/audit-logs-overview /docs/administration/workspace_settings/audit-logs/audit-logs-reference
cells not updating -> /docs/explore-data/projects/project-execution/run-modes-and-cell-staleness /docs/explore-data/cells/python-cells
deleted a chart by mistake -> /docs/explore-data/projects/history-and-versions
removed a section by accident -> /docs/explore-data/notebook-view/sections /docs/explore-data/projects/history-and-versions
months in wrong order -> /docs/explore-data/cells/visualization-cells/chart-cells
labels overlap -> /docs/explore-data/cells/visualization-cells/chart-styling
no points on map -> /docs/explore-data/cells/visualization-cells/map-cells
map loads slowly -> /docs/explore-data/cells/visualization-cells/map-cells
percent change missing -> /docs/explore-data/cells/visualization-cells/single-value-cells
numbers sort wrong -> /docs/explore-data/cells/visualization-cells/table-display-cells
download is missing rows -> /docs/share-insights/apps/download-data
dropdown missing value -> /docs/explore-data/cells/input-cells/dropdown-inputs
upload input disabled -> /docs/explore-data/cells/input-cells/file-upload-inputs
multiselect empty syntax error -> /docs/explore-data/cells/input-cells/multiselect-inputs /docs/explore-data/cells/using-jinja
yesterday's table rows gone -> /docs/explore-data/cells/input-cells/table-inputs
kernel cannot be allocated -> /docs/explore-data/projects/environment-configuration/project-kernels /docs/share-insights/apps/running-apps
wheel build fails -> /docs/explore-data/projects/environment-configuration/using-packages
new secret not found -> /docs/explore-data/projects/environment-configuration/secrets-and-variables
fix not visible to readers -> /docs/explore-data/projects/history-and-versions /docs/share-insights/apps/publish-and-share-apps
commit not pushed -> /docs/explore-data/projects/git-export
imported notebook misses images -> /docs/explore-data/projects/import-export
wrong python version -> /docs/explore-data/projects/environment-configuration/python-versions
vim mode not working -> /docs/explore-data/notebook-view/keyboard-shortcuts
search hit not visible -> /docs/explore-data/notebook-view/sections /docs/explore-data/notebook-view/outline-and-project-search
column type outdated -> /docs/explore-data/data-browser
agent picks wrong join -> /docs/explore-data/notebook-view/notebook-agent
filter returns too many rows -> /docs/explore-data/cells/transform-cells/filter-cells
formatter does nothing -> /docs/explore-data/cells/sql-cells/sql-formatting
query mode fills memory -> /docs/explore-data/cells/sql-cells/query-mode
component update not available -> /docs/explore-data/components
app shows nothing published -> /docs/share-insights/apps/publish-and-share-apps /docs/share-insights/embedding/public-and-private-embedding
chart cut off -> /docs/share-insights/apps/app-builder /docs/share-insights/apps/export-as-pdf
logo blurry -> /docs/administration/workspace_settings/workspace-custom-styling /docs/share-insights/apps/app-themes
restored run vanished -> /docs/share-insights/apps/app-run-settings
tv shows login page -> /docs/share-insights/apps/auto-reload
snapshot link empty -> /docs/administration/workspace_settings/data-retention /docs/share-insights/apps/snapshots
cannot share project -> /docs/collaborate/sharing-and-permissions/project-sharing /docs/collaborate/sharing-and-permissions/sharing-permissions
guest email not arrived -> /docs/collaborate/sharing-and-permissions/guests
access disappeared overnight -> /docs/collaborate/sharing-and-permissions/sharing-permissions
no change plan button -> /docs/administration/workspace_settings/billing-and-seats
compute costs on unused project -> /docs/administration/workspace_settings/compute
kernel did not start custom image -> /docs/administration/workspace_settings/custom-images
directory sync nothing arrives -> /docs/administration/workspace_settings/directory-sync
role changes back -> /docs/administration/workspace_settings/overview /docs/administration/workspace_settings/directory-sync
splunk incorrect index -> /docs/administration/workspace_settings/audit-logs/stream-audit-logs
no ai button -> /docs/administration/workspace_settings/magic
assistant does not use hex tools -> /docs/administration/mcp-server
mentioned person got no notification -> /docs/collaborate/mentions-and-notifications /docs/collaborate/comments
reviewer cannot be chosen -> /docs/collaborate/reviews
project not in trash -> /docs/organize-content/trash
collection looks empty -> /docs/organize-content/collections
status cannot be changed -> /docs/organize-content/statuses-categories
schedule still shows old results -> /docs/share-insights/scheduled-runs
slack agent linked to wrong account -> /docs/share-insights/hex-agent-in-slack
# symptom
axis does not start at zero -> /docs/explore-data/cells/visualization-cells/chart-styling
bars all same color -> /docs/explore-data/cells/visualization-cells/chart-styling /docs/explore-data/cells/visualization-cells/chart-cells
points in the ocean -> /docs/explore-data/cells/visualization-cells/map-cells
red arrow but number is good -> /docs/explore-data/cells/visualization-cells/single-value-cells
dash instead of number -> /docs/explore-data/cells/visualization-cells/single-value-cells
leading zeros gone -> /docs/share-insights/apps/download-data
date picker excludes last day -> /docs/explore-data/cells/input-cells/text-number-slider-and-date-inputs
slider percent wrong rows -> /docs/explore-data/cells/input-cells/text-number-slider-and-date-inputs
pasting from excel goes into one cell -> /docs/explore-data/cells/input-cells/table-inputs
button click does nothing -> /docs/explore-data/cells/input-cells/run-button
variables gone after lunch -> /docs/explore-data/projects/environment-configuration/project-kernels
old library version still loaded -> /docs/explore-data/projects/environment-configuration/using-packages
secret shows in output -> /docs/explore-data/projects/environment-configuration/secrets-and-variables
recover earlier version -> /docs/explore-data/projects/history-and-versions
restored wrong version -> /docs/explore-data/projects/history-and-versions
git pull missing -> /docs/explore-data/projects/git-sync
someone overwrote my cell -> /docs/explore-data/projects/history-and-versions /docs/collaborate/real-time-collaboration
cell locked -> /docs/explore-data/notebook-view/develop-your-notebook
typing creates new cells -> /docs/explore-data/notebook-view/develop-your-notebook /docs/explore-data/notebook-view/keyboard-shortcuts
cells disappeared after deleting section -> /docs/explore-data/notebook-view/sections
shortcuts don't work -> /docs/explore-data/notebook-view/keyboard-shortcuts
table preview fails -> /docs/explore-data/data-browser
connection not listed -> /docs/explore-data/data-browser /docs/connect-to-data/data-connections/data-connection-permissions
agent edited wrong cells -> /docs/explore-data/notebook-view/notebook-agent
pivot total differs from sum -> /docs/explore-data/cells/transform-cells/pivot-cells
filter ignores upper case -> /docs/explore-data/cells/transform-cells/filter-cells
unterminated string jinja quotes -> /docs/explore-data/cells/using-jinja
cache never hit -> /docs/explore-data/cells/sql-cells/query-caching /tutorials/develop-notebooks/sql-query-caching
two readers see different data -> /docs/share-insights/apps/running-apps /docs/explore-data/cells/sql-cells/query-caching
readers still see previous layout -> /docs/share-insights/apps/app-builder
app opens slowly every time -> /docs/share-insights/apps/app-run-settings /docs/share-insights/apps/running-apps /docs/explore-data/projects/project-execution/app-sessions
wall display stopped refreshing -> /docs/share-insights/apps/auto-reload
pdf charts too small -> /docs/share-insights/apps/export-as-pdf
view not available in schedule -> /docs/share-insights/apps/saved-views
nobody answers my access request -> /docs/collaborate/sharing-and-permissions/access-requests
guest cannot run cells -> /docs/collaborate/sharing-and-permissions/guests
lowered permission but still can edit -> /docs/collaborate/sharing-and-permissions/sharing-permissions
visitors asked to sign in public app -> /docs/collaborate/sharing-and-permissions/share-to-web
seats counted twice -> /docs/administration/workspace_settings/billing-and-seats
invoice goes to former employee -> /docs/administration/workspace_settings/billing-and-seats
gpu pending -> /docs/administration/workspace_settings/compute
docker image pull fails -> /docs/administration/workspace_settings/custom-images
many people suddenly viewers -> /docs/administration/workspace_settings/directory-sync
okta group out of date -> /docs/administration/workspace_settings/directory-sync /docs/administration/sso/okta
domain not verified -> /docs/administration/workspace_settings/overview
audit log events twice -> /docs/administration/workspace_settings/audit-logs/stream-audit-logs
ai stopped answering for everyone -> /docs/administration/workspace_settings/magic
mcp 401 -> /docs/administration/mcp-server
slack link preview missing -> /docs/administration/slack-integration
comment thread vanished -> /docs/collaborate/comments
too many slack messages from mentions -> /docs/collaborate/mentions-and-notifications
approved but cannot publish -> /docs/collaborate/reviews
transferred project runs fail -> /docs/organize-content/project-owners
search does not find old report -> /docs/organize-content/workspace-search /docs/organize-content/archive
s3 access denied assume role -> /docs/connect-to-data/cloud-storage-integrations /tutorials/connect-to-data/connect-to-s3
tunnel refused -> /docs/connect-to-data/data-connections/connect-via-ssh
semantic model join multiplies rows -> /docs/connect-to-data/semantic-models/troubleshooting
salesforce embed empty frame -> /docs/share-insights/embedding/embed-in-salesforce
hidden columns visible to readers -> /docs/explore-data/cells/visualization-cells/table-display-cells
exploration gone -> /docs/share-insights/explore
`);
