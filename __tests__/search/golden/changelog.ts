import { parse } from './parse';

/** What readers who look for something new ask. */
export const changelog = parse(`
# title
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
google shets -> /docs/share-insights/apps/download-data /changelog/2025-03-19

# synonym
embed dark mode -> /docs/share-insights/apps/app-themes /docs/share-insights/embedding/signed-embedding /changelog/2025-04-09

# product
drill down -> /docs/share-insights/explore /docs/explore-data/cells/transform-cells/pivot-cells /changelog/2024-09-18
threads preview -> /changelog/2025-09-17
semantic model sync beta -> /changelog/2025-02-05
`);
