import { parse } from './parse';

/** Queries by readers who come from other tools; written without knowing the engine, the other queries or the keywords. */
export const strangers = parse(`
# task
extract refresh -> /docs/share-insights/scheduled-runs
tableau extract equivalent -> /docs/explore-data/cells/sql-cells/query-caching
calculated field -> /docs/explore-data/cells/calculations
lod expression -> /docs/explore-data/cells/calculations
dax measures -> /docs/connect-to-data/semantic-models/semantic-authoring/modeling-specification /docs/connect-to-data/semantic-models/intro-to-semantic-models /docs/explore-data/cells/calculations
import ipynb -> /docs/explore-data/projects/import-export
magic commands %pip -> /docs/explore-data/projects/environment-configuration/using-packages
mode definitions -> /docs/explore-data/components
looker explore -> /docs/share-insights/explore
email dashboard every monday -> /docs/share-insights/app-notifications /docs/share-insights/scheduled-runs
alert when value drops below threshold -> /docs/share-insights/app-notifications /docs/explore-data/cells/visualization-cells/single-value-cells
slack alerts -> /docs/share-insights/app-notifications /docs/administration/slack-integration
send report as pdf by email -> /docs/share-insights/app-notifications /docs/share-insights/apps/export-as-pdf
download csv -> /docs/share-insights/apps/download-data
google sheets export -> /docs/share-insights/apps/download-data /tutorials/connect-to-data/connect-to-google-sheets
how do i share a dashboard with someone outside my company -> /docs/collaborate/sharing-and-permissions/guests /docs/collaborate/sharing-and-permissions/share-to-web /docs/collaborate/sharing-and-permissions/project-sharing
public link -> /docs/collaborate/sharing-and-permissions/share-to-web
viewer licence cost -> /docs/getting-started/plans-and-seats /docs/administration/workspace_settings/billing-and-seats
VAT number on invoice -> /docs/administration/workspace_settings/billing-and-seats
change credit card -> /docs/administration/workspace_settings/billing-and-seats
reset password -> /docs/getting-started/getting-help /docs/administration/user-settings
2fa -> /docs/administration/sso
saml -> /docs/administration/sso
offboard employee -> /docs/administration/workspace_settings/overview /docs/administration/workspace_settings/directory-sync /docs/organize-content/project-owners
add users in bulk -> /docs/administration/workspace_settings/overview /tutorials/admin-portal/manage-users-and-groups-programmatically /docs/administration/workspace_settings/directory-sync
who viewed my dashboard -> /docs/organize-content/organize-projects
usage statistics -> /docs/organize-content/organize-projects /docs/administration/workspace_settings/compute
firewall -> /docs/connect-to-data/data-connections/allow-connections-from-hex-ip-addresses
vpc peering -> /docs/administration/workspace_settings/deployment-options
private link -> /docs/administration/workspace_settings/deployment-options
data residency eu -> /docs/administration/workspace_settings/deployment-options /docs/trust/data-privacy-and-usage-faq
hipaa baa -> /docs/administration/workspace_settings/deployment-options /docs/trust/data-privacy-and-usage-faq
soc2 report -> /docs/trust/data-privacy-and-usage-faq
pentest -> /docs/legal/security-addendum /docs/legal/acceptable-use-policy
right to be forgotten -> /docs/administration/workspace_settings/data-retention /docs/trust/data-privacy-and-usage-faq /docs/trust/privacy-policy
disable ai for workspace -> /docs/administration/workspace_settings/magic /docs/trust/ai-data-privacy
openai key -> /docs/administration/workspace_settings/magic /docs/trust/ai-data-privacy
chatgpt connector -> /docs/administration/mcp-server
claude mcp -> /docs/administration/mcp-server
cancel run endpoint -> /docs/api/api-reference /docs/api/api-overview
401 token | invalid token -> /docs/api/api-overview
api rate limit 429 -> /docs/api/api-overview
trigger run from airflow -> /docs/api/api-overview
run project via curl -> /docs/api/api-overview /docs/api/api-reference
pagination cursor -> /docs/api/api-overview
create project via api -> /docs/api/api-overview /docs/api/api-reference
list users api -> /docs/api/api-reference /tutorials/admin-portal/manage-users-and-groups-programmatically
service account token -> /docs/api/api-overview
deactivate user endpoint -> /docs/api/api-reference /tutorials/admin-portal/manage-users-and-groups-programmatically
poll run status -> /docs/api/api-overview /docs/api/api-reference
pass parameters to run api -> /docs/api/api-overview
webhook when run finishes -> /docs/api/api-overview
openapi spec download -> /docs/api/api-reference /docs/api/api-overview
503 kernel limit -> /docs/api/api-overview
embed presigned url node example -> /docs/share-insights/embedding/signed-embedding
rls -> /docs/share-insights/embedding/row-level-security
multi tenant customer dashboards -> /docs/share-insights/embedding/row-level-security /docs/share-insights/embedding/signed-embedding
embed in notion -> /docs/share-insights/embedding/public-and-private-embedding /docs/share-insights/embedding/embedding-introduction
confluence -> /docs/share-insights/embedding/public-and-private-embedding /docs/share-insights/embedding/embedding-introduction
tv dashboard -> /docs/share-insights/apps/auto-reload
change colours of chart -> /docs/explore-data/cells/visualization-cells/chart-styling /docs/administration/workspace_settings/workspace-custom-styling
company colors -> /docs/administration/workspace_settings/workspace-custom-styling
dual axis chart -> /docs/explore-data/cells/visualization-cells/chart-cells /docs/explore-data/cells/visualization-cells/chart-styling
log scale -> /docs/explore-data/cells/visualization-cells/chart-styling
heat map -> /docs/explore-data/cells/transform-cells/pivot-cells /docs/explore-data/cells/visualization-cells/map-cells
lat long -> /docs/explore-data/cells/visualization-cells/map-cells
group by without sql -> /docs/explore-data/cells/transform-cells/pivot-cells /docs/share-insights/explore
conditional formatting -> /docs/explore-data/cells/visualization-cells/table-display-cells /docs/explore-data/cells/transform-cells/pivot-cells
freeze column -> /docs/explore-data/cells/visualization-cells/table-display-cells
drill through -> /docs/explore-data/cells/transform-cells/pivot-cells /docs/share-insights/explore /docs/share-insights/apps/url-parameters
plotly -> /tutorials/develop-notebooks/custom-python-charts /docs/explore-data/cells/python-cells
left join two dataframes -> /docs/explore-data/cells/sql-cells/sql-cells-introduction /docs/share-insights/explore
query a dataframe with sql -> /docs/explore-data/cells/sql-cells/sql-cells-introduction
cte from other query -> /docs/explore-data/cells/sql-cells/sql-cells-introduction
pass python list to where in -> /docs/explore-data/cells/using-jinja
sql injection -> /docs/explore-data/cells/using-jinja
cascading dropdowns -> /docs/explore-data/cells/input-cells/dropdown-inputs
select all option in dropdown -> /docs/explore-data/cells/input-cells/dropdown-inputs
date range picker -> /docs/explore-data/cells/input-cells/text-number-slider-and-date-inputs
default date today -> /docs/explore-data/cells/input-cells/text-number-slider-and-date-inputs
editable table -> /docs/explore-data/cells/input-cells/table-inputs
write back to snowflake -> /docs/explore-data/cells/data-cells/writeback-cells /tutorials/connect-to-data/use-writeback-cells
prefill filter from url -> /docs/share-insights/apps/url-parameters /docs/share-insights/apps/publish-and-share-apps
NameError: name 'df' is not defined -> /docs/explore-data/cells/cell-outputs-and-errors /docs/explore-data/projects/project-execution/execution-model /docs/explore-data/projects/project-execution/run-modes-and-cell-staleness /docs/explore-data/cells/python-cells
psycopg2 OperationalError connection timed out -> /docs/connect-to-data/data-connections/troubleshoot-connections /docs/connect-to-data/data-connections/setup-guides/connect-to-postgres
password authentication failed for user -> /docs/connect-to-data/data-connections/setup-guides/connect-to-postgres /docs/connect-to-data/data-connections/troubleshoot-connections
JWT token is invalid snowflake -> /docs/connect-to-data/data-connections/setup-guides/connect-to-snowflake /docs/connect-to-data/data-connections/troubleshoot-connections
Access Denied: BigQuery: User does not have bigquery.jobs.create permission -> /docs/connect-to-data/data-connections/setup-guides/connect-to-bigquery
UnicodeDecodeError utf-8 -> /docs/connect-to-data/upload-files /docs/explore-data/cells/input-cells/file-upload-inputs
SSL SYSCALL error -> /docs/connect-to-data/data-connections/troubleshoot-connections /docs/connect-to-data/data-connections/setup-guides/connect-to-postgres
table does not exist or not authorized -> /docs/connect-to-data/data-connections/setup-guides/connect-to-snowflake /docs/connect-to-data/data-connections/troubleshoot-connections
MemoryError -> /docs/explore-data/projects/project-execution/troubleshoot-runs /tutorials/develop-notebooks/memory-management-in-hex
new table not showing -> /docs/connect-to-data/data-connections/schema-settings /docs/explore-data/data-browser
stale data in app -> /docs/share-insights/apps/running-apps /docs/explore-data/projects/project-execution/troubleshoot-runs /docs/share-insights/apps/app-run-settings
schedule failed no email -> /docs/share-insights/scheduled-runs /docs/share-insights/app-notifications
dashboard slow to load -> /docs/share-insights/apps/running-apps /tutorials/develop-notebooks/project-execution-guide /docs/share-insights/apps/app-run-settings /docs/explore-data/projects/project-execution/troubleshoot-runs
undo delete cell -> /docs/explore-data/projects/history-and-versions /docs/explore-data/notebook-view/develop-your-notebook
recover deleted project -> /docs/organize-content/trash
rollback to previous version -> /docs/explore-data/projects/history-and-versions
pull request -> /docs/explore-data/projects/git-sync /docs/explore-data/projects/git-export
gitlab -> /docs/explore-data/projects/git-export /docs/explore-data/projects/git-sync
certify a dataset -> /docs/organize-content/statuses-categories /tutorials/connect-to-data/setup-for-ai-agents
copy project to other workspace -> /docs/explore-data/projects/import-export /docs/explore-data/projects/create-and-manage-projects
environment variable -> /docs/explore-data/projects/environment-configuration/secrets-and-variables
hide api key in notebook -> /docs/explore-data/projects/environment-configuration/secrets-and-variables
# typo
pemissions -> /docs/collaborate/sharing-and-permissions/sharing-permissions /docs/collaborate/sharing-and-permissions/project-sharing
scheduel a run -> /docs/share-insights/scheduled-runs
snowfalke key pair -> /docs/connect-to-data/data-connections/setup-guides/connect-to-snowflake
big qeury -> /docs/connect-to-data/data-connections/setup-guides/connect-to-bigquery
enviroment varibles -> /docs/explore-data/projects/environment-configuration/secrets-and-variables
paramters in url -> /docs/share-insights/apps/url-parameters
jupiter import -> /docs/explore-data/projects/import-export
semntic layer -> /docs/connect-to-data/semantic-models/intro-to-semantic-models
embeding iframe -> /docs/share-insights/embedding/public-and-private-embedding /docs/share-insights/embedding/embedding-introduction
writback -> /docs/explore-data/cells/data-cells/writeback-cells /tutorials/connect-to-data/use-writeback-cells
colaborate real time -> /docs/collaborate/real-time-collaboration
pyhton version -> /docs/explore-data/projects/environment-configuration/python-versions
guset access -> /docs/collaborate/sharing-and-permissions/guests
dowload csv -> /docs/share-insights/apps/download-data
catagories -> /docs/organize-content/statuses-categories
refesh schema -> /docs/connect-to-data/data-connections/schema-settings
okta singel sign on -> /docs/administration/sso/okta
publsih app -> /docs/share-insights/apps/publish-and-share-apps
`);
