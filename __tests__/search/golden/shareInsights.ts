import { parse } from './parse';

/** Queries by readers who build, open, schedule or embed an app. */
export const shareInsights = parse(`
# title
share insights -> /docs/share-insights
scheduled runs -> /docs/share-insights/scheduled-runs
apps -> /docs/share-insights/apps /docs/share-insights/apps/apps-introduction
app builder -> /docs/share-insights/apps/app-builder
publish and share apps -> /docs/share-insights/apps/publish-and-share-apps
app run settings -> /docs/share-insights/apps/app-run-settings
app notifications -> /docs/share-insights/app-notifications
signed embedding -> /docs/share-insights/embedding/signed-embedding
public and private embedding -> /docs/share-insights/embedding/public-and-private-embedding
url parameters -> /docs/share-insights/apps/url-parameters

# heading
detecting scheduled runs in code -> /docs/share-insights/scheduled-runs
past scheduled runs -> /docs/share-insights/scheduled-runs /docs/share-insights/apps/snapshots
app tabs -> /docs/share-insights/apps/app-builder
attaching csv data exports | attaching screenshots -> /docs/share-insights/app-notifications
run from scratch on load -> /docs/share-insights/apps/app-run-settings
bookmarking and sharing -> /docs/share-insights/explore
compare two runs -> /docs/share-insights/apps/snapshots
cover image and header -> /docs/share-insights/apps/app-themes
take back a publish -> /docs/share-insights/apps/publish-and-share-apps
patterns that leak -> /docs/share-insights/embedding/row-level-security
cookies and single sign-on -> /docs/share-insights/embedding/public-and-private-embedding

# word
create schedule -> /docs/share-insights/scheduled-runs
embedding -> /docs/share-insights/embedding /docs/share-insights/embedding/embedding-introduction
snapshots -> /docs/share-insights/apps/snapshots
explore -> /docs/share-insights/explore
salesforce -> /docs/share-insights/embedding/embed-in-salesforce
iframe -> /docs/share-insights/embedding/public-and-private-embedding /docs/share-insights/embedding/embedding-introduction
pdf -> /docs/share-insights/apps/export-as-pdf

# typo
schedueld runs -> /docs/share-insights/scheduled-runs
snapshoots -> /docs/share-insights/apps/snapshots
embeding -> /docs/share-insights/embedding /docs/share-insights/embedding/embedding-introduction
saved veiws -> /docs/share-insights/apps/saved-views
exprot as pdf -> /docs/share-insights/apps/export-as-pdf

# prefix
schedul -> /docs/share-insights/scheduled-runs
salesf -> /docs/share-insights/embedding/embed-in-salesforce
row-level sec -> /docs/share-insights/embedding/row-level-security
auto-rel -> /docs/share-insights/apps/auto-reload

# question
my changes do not show up in the published app -> /docs/share-insights/apps/publish-and-share-apps
can i explore data without writing sql -> /docs/share-insights/explore
can i download a chart as an image -> /docs/share-insights/apps/export-as-pdf
can i schedule a project two times a day | which time zone does a schedule use -> /docs/share-insights/scheduled-runs
how do i refresh a query every morning -> /docs/share-insights/scheduled-runs
how can i tell people in slack that a run failed -> /docs/share-insights/scheduled-runs /docs/share-insights/app-notifications
why does my app show old results -> /docs/share-insights/apps/running-apps /docs/share-insights/apps/app-run-settings /docs/explore-data/projects/project-execution/troubleshoot-runs
how old are the numbers in this dashboard -> /docs/share-insights/apps/running-apps
why do two people see different numbers -> /docs/share-insights/apps/running-apps
which kind of embed should i choose -> /docs/share-insights/embedding/embedding-introduction
how do i ask a question in slack -> /docs/share-insights/hex-agent-in-slack
what is an app -> /docs/share-insights/apps/apps-introduction
one filter for all charts -> /docs/share-insights/apps/project-filters
how do i build a dashboard layout -> /docs/share-insights/apps/app-builder /tutorials/video-library/hex-foundations/building-an-app

# synonym
get data out of hex -> /docs/share-insights/apps/download-data /docs/explore-data/projects/import-export
scheduled run fails -> /docs/share-insights/scheduled-runs /docs/explore-data/projects/project-execution/troubleshoot-runs
cron job | cron -> /docs/share-insights/scheduled-runs
email a report every day -> /docs/share-insights/app-notifications /docs/share-insights/scheduled-runs
alert when number drops below threshold -> /docs/share-insights/app-notifications
print dashboard on A4 -> /docs/share-insights/apps/export-as-pdf
TV screen dashboard refresh -> /docs/share-insights/apps/auto-reload
can viewers export data -> /docs/share-insights/apps/download-data
get rows into Excel -> /docs/share-insights/apps/download-data
save table as csv -> /docs/share-insights/apps/download-data /docs/explore-data/cells/visualization-cells/table-display-cells
pass list of values in app link -> /docs/share-insights/apps/url-parameters
each customer sees only their own data -> /docs/share-insights/embedding/row-level-security /docs/share-insights/embedding/signed-embedding
white label analytics in our product -> /docs/share-insights/embedding/signed-embedding /docs/share-insights/embedding/embedding-introduction
keep my filter settings for next time -> /docs/share-insights/apps/saved-views
freeze numbers for the board meeting -> /docs/share-insights/apps/snapshots
self-service analysis without sql -> /docs/share-insights/explore
slack bot -> /docs/share-insights/hex-agent-in-slack /docs/administration/slack-integration
wider page layout -> /docs/share-insights/apps/app-themes

# product
hex agent in slack -> /docs/share-insights/hex-agent-in-slack /changelog/2025-10-29
saved view -> /docs/share-insights/apps/saved-views
project filter -> /docs/share-insights/apps/project-filters
hex_scheduled -> /docs/share-insights/scheduled-runs /docs/explore-data/projects/environment-configuration/environment-views
presigned url -> /docs/share-insights/embedding/signed-embedding
auto-refresh published results -> /docs/share-insights/apps/app-run-settings
can view app -> /docs/collaborate/sharing-and-permissions/project-sharing /docs/collaborate/sharing-and-permissions/sharing-permissions
`);
