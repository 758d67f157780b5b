import { parse } from './parse';

/** Queries by readers who look for something new. */
export const changelog = parse(`
# title
dataframe sql release -> /changelog/2021-03-04
git package import released -> /changelog/2022-06-14
snapshots and run log -> /changelog/2023-03-09
notebook sections and keyboard palette -> /changelog/2024-04-24
joins in explore new -> /changelog/2024-08-28
new pivot cells -> /changelog/2025-08-06 /docs/explore-data/cells/transform-cells/pivot-cells
admin api -> /changelog/2024-11-06 /docs/api/api-overview
AI chat in the notebook sidebar -> /changelog/2025-06-25 /docs/explore-data/notebook-view/notebook-agent
new api token format -> /changelog/2025-05-28
threads for teams -> /changelog/2025-10-15
embedding display options -> /changelog/2025-04-09 /docs/share-insights/embedding/signed-embedding /docs/share-insights/embedding/public-and-private-embedding

# heading
upgrade a legacy pivot -> /docs/explore-data/cells/transform-cells/pivot-cells /changelog/2025-08-06
restore a run from the run log -> /docs/share-insights/apps/app-run-settings /changelog/2025-07-16
email before a token expires -> /changelog/2025-05-28 /docs/api/api-overview
one branch per project -> /changelog/2025-02-26 /docs/explore-data/projects/git-sync
apps that refresh themselves -> /changelog/2024-12-11 /docs/share-insights/apps/app-run-settings
data models tab -> /changelog/2025-01-15

# prefix
python 3.12 and u -> /changelog/2025-06-11 /docs/explore-data/projects/environment-configuration/python-versions

# typo
endorssed statuses -> /docs/organize-content/statuses-categories /changelog/2024-10-09
google shets -> /docs/share-insights/apps/download-data /changelog/2025-03-19 /tutorials/connect-to-data/connect-to-google-sheets

# synonym
embed dark mode -> /docs/share-insights/apps/app-themes /docs/share-insights/embedding/signed-embedding /changelog/2025-04-09

# question
when was conditional notification added -> /changelog/2024-06-26
when did comments and named versions arrive -> /changelog/2020-12-17
when were components introduced -> /changelog/2022-05-05
when were scheduled runs added -> /changelog/2021-01-14
when was sso released -> /changelog/2021-06-03
when did reviews launch -> /changelog/2023-11-16
when were audit logs added -> /changelog/2024-02-21
when did slack channels for notifications arrive -> /changelog/2023-09-21

# product
conditional notifications announcement -> /changelog/2024-06-26
release signed embedding presigned url new -> /changelog/2024-05-15
saved views announcement default view -> /changelog/2024-03-13
hex 3.0 cross-filtering -> /changelog/2023-10-05
compute profiles gpu introduced -> /changelog/2023-08-10
hex magic beta -> /changelog/2023-05-11-magic-beta
ssh tunnel sql server mysql added -> /changelog/2021-09-09
hex 2.0 reactive -> /changelog/2021-11-10
first release of the hex api airflow provider -> /changelog/2022-02-10
collections launched -> /changelog/2022-08-16
r projects release -> /changelog/2022-10-18
new directory sync release -> /changelog/2022-07-26
writeback cells released -> /changelog/2022-03-24
auto-archive launched -> /changelog/2024-06-05
custom color palettes new -> /changelog/2024-01-31
list projects api endpoint added -> /changelog/2024-06-05-2 /docs/api/api-overview
calculated columns announcement -> /changelog/2023-05-25
drill down -> /docs/share-insights/explore /docs/explore-data/cells/transform-cells/pivot-cells /changelog/2024-09-18
threads preview -> /changelog/2025-09-17
semantic model sync beta -> /changelog/2025-02-05
`);
