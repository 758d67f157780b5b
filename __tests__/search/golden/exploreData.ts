import { parse } from './parse';

/** Queries by readers who build in a notebook. */
export const exploreData = parse(`
# title
explore data -> /docs/explore-data
SQL cells introduction -> /docs/explore-data/cells/sql-cells/sql-cells-introduction
sql cells -> /docs/category/sql-cells /docs/explore-data/cells/sql-cells/sql-cells-introduction
query mode -> /docs/explore-data/cells/sql-cells/query-mode
SQL query caching -> /docs/explore-data/cells/sql-cells/query-caching
sql formatting -> /docs/explore-data/cells/sql-cells/sql-formatting
query metadata -> /docs/explore-data/cells/sql-cells/query-metadata
cells introduction -> /docs/explore-data/cells/cells-introduction
what is a project -> /docs/explore-data/projects/projects-introduction
environment configuration -> /docs/category/environment-configuration
project execution -> /docs/category/project-execution
notebook view -> /docs/explore-data/notebook-view
data cells -> /docs/category/data-cells
input cells -> /docs/category/input-cells /docs/explore-data/cells/input-cells/input-cells-introduction
transform cells -> /docs/category/transform-cells
visualization cells -> /docs/category/visualization-cells
text and markdown cells -> /docs/explore-data/cells/text-cells
writeback cells -> /docs/explore-data/cells/data-cells/writeback-cells
python cells -> /docs/explore-data/cells/python-cells

# heading
chained sql -> /docs/explore-data/cells/sql-cells/sql-cells-introduction
row count and preview -> /docs/explore-data/cells/sql-cells/query-mode
adjusting cache settings -> /docs/explore-data/cells/sql-cells/query-caching
find the load in your warehouse -> /docs/explore-data/cells/sql-cells/query-metadata
built-in variables -> /docs/explore-data/projects/environment-configuration/environment-views
rename a variable everywhere -> /docs/explore-data/notebook-view/outline-and-project-search
sql parameterization -> /docs/explore-data/cells/using-jinja
reference lines and bands -> /docs/explore-data/cells/visualization-cells/chart-styling
what an error stops -> /docs/explore-data/cells/cell-outputs-and-errors
let one dropdown depend on another -> /docs/explore-data/cells/input-cells/dropdown-inputs
the cell menu -> /docs/explore-data/notebook-view/develop-your-notebook
overwrite or append -> /docs/explore-data/cells/data-cells/writeback-cells

# word
projects -> /docs/explore-data/projects /docs/explore-data/projects/projects-introduction /docs/explore-data/projects/create-and-manage-projects
cells -> /docs/explore-data/cells /docs/explore-data/cells/cells-introduction
caching -> /docs/explore-data/cells/sql-cells/query-caching /tutorials/develop-notebooks/cache-python-results
lineage -> /docs/explore-data/cells/sql-cells/query-metadata /docs/explore-data/projects/project-execution/graph-view
threads -> /docs/explore-data/threads
jinja -> /docs/explore-data/cells/using-jinja
components -> /docs/explore-data/components
sections -> /docs/explore-data/notebook-view/sections
slider -> /docs/explore-data/cells/input-cells/text-number-slider-and-date-inputs
calculations -> /docs/explore-data/cells/calculations

# typo
qurey mode -> /docs/explore-data/cells/sql-cells/query-mode
sql cahcing -> /docs/explore-data/cells/sql-cells/query-caching
sql formating -> /docs/explore-data/cells/sql-cells/sql-formatting
query metadta -> /docs/explore-data/cells/sql-cells/query-metadata
chainned sql -> /docs/explore-data/cells/sql-cells/sql-cells-introduction
notebok agent -> /docs/explore-data/notebook-view/notebook-agent /changelog/2025-08-27
pivit cells -> /docs/explore-data/cells/transform-cells/pivot-cells /changelog/2025-08-06
keybord shortcuts -> /docs/explore-data/notebook-view/keyboard-shortcuts
multiselct -> /docs/explore-data/cells/input-cells/multiselect-inputs
writebak -> /docs/explore-data/cells/data-cells/writeback-cells

# prefix
metad -> /docs/explore-data/cells/sql-cells/query-metadata
query mo -> /docs/explore-data/cells/sql-cells/query-mode
sql form -> /docs/explore-data/cells/sql-cells/sql-formatting
keyb -> /docs/explore-data/notebook-view/keyboard-shortcuts
python vers -> /docs/explore-data/projects/environment-configuration/python-versions
data brow -> /docs/explore-data/data-browser

# question
how do i join two tables from different databases -> /docs/explore-data/cells/sql-cells/sql-cells-introduction
how do i bring back a deleted cell -> /docs/explore-data/projects/history-and-versions /docs/explore-data/notebook-view/develop-your-notebook
how do i add a dropdown -> /docs/explore-data/cells/input-cells/dropdown-inputs /docs/getting-started/create-your-first-project /tutorials/quickstart/hex-basics
how do i find the project that sends expensive queries -> /docs/explore-data/cells/sql-cells/query-metadata
what is the difference between a dataframe and a query result -> /docs/explore-data/cells/sql-cells/query-mode /docs/explore-data/cells/sql-cells/sql-cells-introduction
how do i install a python package -> /docs/explore-data/projects/environment-configuration/using-packages
where do I find the uuid for api calls -> /docs/explore-data/projects/create-and-manage-projects
which cells run after a change -> /docs/explore-data/projects/project-execution/execution-model /docs/explore-data/projects/project-execution/run-modes-and-cell-staleness
why is my project slow -> /docs/explore-data/projects/project-execution/run-stats /docs/explore-data/projects/project-execution/troubleshoot-runs /tutorials/develop-notebooks/project-execution-guide
how do i make a bar chart -> /docs/explore-data/cells/visualization-cells/chart-cells
how do i ask a question in plain english -> /docs/explore-data/threads /docs/explore-data/notebook-view/notebook-agent
which kind of input should i use -> /docs/explore-data/cells/input-cells/input-cells-introduction
can i write r -> /docs/explore-data/cells/r-cells
which cell do i need -> /docs/explore-data/cells/cells-introduction
how many rows can a table show -> /docs/explore-data/cells/visualization-cells/table-display-cells

# synonym
list parameter in where in -> /docs/explore-data/cells/using-jinja /docs/explore-data/cells/input-cells/multiselect-inputs
copy notebook -> /docs/explore-data/projects/create-and-manage-projects
notebook keeps restarting -> /docs/explore-data/projects/project-execution/troubleshoot-runs /docs/explore-data/projects/environment-configuration/project-kernels
stacked bar percent -> /docs/explore-data/cells/visualization-cells/chart-cells
join two databases -> /docs/explore-data/cells/sql-cells/sql-cells-introduction
row limit -> /docs/explore-data/cells/sql-cells/query-mode /docs/explore-data/cells/sql-cells/sql-cells-introduction
data frame sql -> /docs/explore-data/cells/sql-cells/sql-cells-introduction
sql beautifier -> /docs/explore-data/cells/sql-cells/sql-formatting
github version control -> /docs/explore-data/projects/git-export /docs/explore-data/projects/git-sync /changelog/2025-02-26
difference between notebook and app in one project -> /docs/explore-data/projects/projects-introduction /docs/getting-started/what-is-hex
download notebook as ipynb | migrate from jupyter -> /docs/explore-data/projects/import-export
move project to another workspace -> /docs/explore-data/projects/import-export
commit analyses to github as yaml -> /docs/explore-data/projects/git-export
pull edited yaml back from repository -> /docs/explore-data/projects/git-sync
undo a change | go back to yesterday's state -> /docs/explore-data/projects/history-and-versions
ready-made KPI dashboard to start from -> /docs/explore-data/projects/project-templates
how much RAM -> /docs/explore-data/projects/environment-configuration/environment-views /tutorials/develop-notebooks/memory-management-in-hex
read uploaded csv with pandas -> /docs/explore-data/projects/environment-configuration/files /docs/connect-to-data/upload-files /docs/explore-data/cells/input-cells/file-upload-inputs
session stopped variables gone | restart kernel -> /docs/explore-data/projects/environment-configuration/project-kernels
ModuleNotFoundError | pip install -> /docs/explore-data/projects/environment-configuration/using-packages
hide api key in code -> /docs/explore-data/projects/environment-configuration/secrets-and-variables
orange outdated marker -> /docs/explore-data/projects/project-execution/run-modes-and-cell-staleness
unused queries -> /docs/explore-data/projects/project-execution/graph-view
app slow on first click for each viewer -> /docs/explore-data/projects/project-execution/app-sessions
out of memory -> /docs/explore-data/projects/project-execution/troubleshoot-runs
stuck in pending -> /docs/explore-data/projects/project-execution/troubleshoot-runs /docs/explore-data/projects/environment-configuration/project-kernels
hotkey run cell -> /docs/explore-data/notebook-view/keyboard-shortcuts
find and replace table name in all cells -> /docs/explore-data/notebook-view/outline-and-project-search
reuse same cells in several projects -> /docs/explore-data/components
new table not showing up -> /docs/explore-data/data-browser /docs/connect-to-data/data-connections/schema-settings
kpi tile | big number -> /docs/explore-data/cells/visualization-cells/single-value-cells
plot latitude longitude | choropleth -> /docs/explore-data/cells/visualization-cells/map-cells
cross tab with grand total -> /docs/explore-data/cells/transform-cells/pivot-cells
remove null rows no code -> /docs/explore-data/cells/transform-cells/filter-cells
fold cells into groups -> /docs/explore-data/notebook-view/sections
color cells of a table by value | freeze columns -> /docs/explore-data/cells/visualization-cells/table-display-cells
submit button -> /docs/explore-data/cells/input-cells/run-button
let users paste rows into a grid -> /docs/explore-data/cells/input-cells/table-inputs
ggplot -> /docs/explore-data/cells/r-cells /tutorials/develop-notebooks/analyze-in-r
save rows to a warehouse table -> /docs/explore-data/cells/data-cells/writeback-cells
excel formulas in a column -> /docs/explore-data/cells/calculations
copy project to another workspace | move project to other workspace -> /docs/explore-data/projects/import-export
who changed this cell -> /docs/explore-data/projects/history-and-versions
default date last week -> /docs/explore-data/cells/input-cells/text-number-slider-and-date-inputs
webhook when run finishes -> /docs/api/api-overview

# product
run mode -> /docs/explore-data/projects/project-execution/run-modes-and-cell-staleness
hextoolkit -> /docs/connect-to-data/data-connections/snowpark /docs/explore-data/cells/data-cells/writeback-cells /tutorials/connect-to-data/using-the-hextoolkit
hex_user_email -> /docs/explore-data/projects/environment-configuration/environment-views /tutorials/develop-notebooks/personalize-by-user
compute profile -> /docs/explore-data/projects/environment-configuration/environment-views /docs/administration/workspace_settings/compute
cell only -> /docs/explore-data/projects/project-execution/run-modes-and-cell-staleness
dbt semantic layer cell -> /docs/explore-data/cells/data-cells/dbt-metrics-cells
`);
