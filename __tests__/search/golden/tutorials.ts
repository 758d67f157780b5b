import { parse } from './parse';

/** Queries by readers who want step-by-step guidance. */
export const tutorials = parse(`
# title
admin resource portal -> /tutorials/admin-resource-portal
develop notebooks tutorials -> /tutorials/develop-notebooks
connect to data tutorials -> /tutorials/connect-to-data
hex foundations -> /tutorials/category/hex-foundations
welcome to hex -> /tutorials/video-library/hex-foundations/welcome-to-hex
give your team a runbook -> /tutorials/admin-portal/give-your-team-a-runbook
get your data into hex -> /tutorials/connect-to-data/get-your-data
sql query caching in practice -> /tutorials/develop-notebooks/sql-query-caching
write dynamic text -> /tutorials/develop-notebooks/dynamic-text
analyzing with ai lesson -> /tutorials/video-library/hex-foundations/analyzing-with-ai
building an app lesson -> /tutorials/video-library/hex-foundations/building-an-app
pivots and tables -> /tutorials/video-library/hex-foundations/pivots-and-tables
navigating your workspace -> /tutorials/video-library/hex-foundations/navigating-your-workspace
hex basics -> /tutorials/quickstart/hex-basics
Hex advanced -> /tutorials/quickstart/hex-advanced
admin 101 -> /tutorials/quickstart/admin-101

# heading
add 300 people to a group with the api -> /tutorials/admin-portal/manage-users-and-groups-programmatically
plan roles and seats before inviting -> /tutorials/admin-portal/setting-up-your-workspace
join query result with csv lesson -> /tutorials/video-library/hex-foundations/querying-with-sql
dropdown value in where clause -> /tutorials/connect-to-data/parameterize-sql
boto3 list files in bucket -> /tutorials/connect-to-data/connect-to-s3
approval app write decisions to table -> /tutorials/develop-notebooks/build-a-writeback-app
fill a dropdown from the data lesson -> /tutorials/video-library/hex-foundations/adding-inputs /tutorials/connect-to-data/parameterize-sql
matplotlib dumbbell chart workspace colors -> /tutorials/develop-notebooks/custom-python-charts
build with no-code cells -> /tutorials/quickstart/hex-basics
make the app fast -> /tutorials/quickstart/hex-advanced /docs/share-insights/apps/app-run-settings

# word
gspread -> /tutorials/connect-to-data/connect-to-google-sheets
statsmodels -> /tutorials/develop-notebooks/forecast-in-python
forecast -> /tutorials/develop-notebooks/forecast-in-python
tutorials -> /tutorials /tutorials/quickstart
quickstart -> /tutorials/quickstart /tutorials/quickstart/hex-basics
governance -> /tutorials/quickstart/admin-101

# typo
hex bascis -> /tutorials/quickstart/hex-basics
tutorail -> /tutorials /tutorials/quickstart

# prefix
quicks -> /tutorials/quickstart /tutorials/quickstart/hex-basics
hex adv -> /tutorials/quickstart/hex-advanced

# question
show each user only their rows -> /tutorials/develop-notebooks/personalize-by-user /docs/share-insights/embedding/row-level-security
speed up a slow project step by step -> /tutorials/develop-notebooks/project-execution-guide
how do i set up data for ai agents -> /tutorials/connect-to-data/setup-for-ai-agents
how do i save a slow python result for later -> /tutorials/develop-notebooks/cache-python-results
how do i set up a new workspace -> /tutorials/quickstart/admin-101
how do i learn hex step by step -> /tutorials /tutorials/quickstart /tutorials/quickstart/hex-basics

# synonym
filter by current user -> /tutorials/develop-notebooks/personalize-by-user
make slow notebook faster -> /tutorials/develop-notebooks/project-execution-guide
kernel out of memory reduce dataframe -> /tutorials/develop-notebooks/memory-management-in-hex
beginner course | walkthrough for beginners -> /tutorials/quickstart/hex-basics /tutorials/quickstart /docs/getting-started/create-your-first-project

# product
gspread service account -> /tutorials/connect-to-data/connect-to-google-sheets
requests pagination rate limit 429 tutorial -> /tutorials/connect-to-data/call-an-api
forecast sales statsmodels -> /tutorials/develop-notebooks/forecast-in-python
r project dplyr ggplot2 tutorial -> /tutorials/develop-notebooks/analyze-in-r
insert rows with python connector tutorial -> /tutorials/connect-to-data/read-and-write-to-your-database
writeback cell tutorial -> /tutorials/connect-to-data/use-writeback-cells /tutorials/develop-notebooks/build-a-writeback-app
hextoolkit tutorial -> /tutorials/connect-to-data/using-the-hextoolkit
connecting to data lesson -> /tutorials/video-library/hex-foundations/connecting-to-data
comments and reviews lesson -> /tutorials/video-library/hex-foundations/sharing-and-collaborating
map and single value tile lesson -> /tutorials/video-library/hex-foundations/visualizing-data
packages and kernel lesson -> /tutorials/video-library/hex-foundations/working-with-python
`);
