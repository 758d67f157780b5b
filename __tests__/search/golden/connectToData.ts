import { parse } from './parse';

/** Queries by readers who import data, or describe it in semantic models. */
export const connectToData = parse(`
# title
connect to data -> /docs/connect-to-data
data connections -> /docs/category/data-connections /docs/connect-to-data/data-connections/data-connections-introduction
setup guides -> /docs/category/setup-guides
connect to snowflake -> /docs/connect-to-data/data-connections/setup-guides/connect-to-snowflake
connect to BigQuery -> /docs/connect-to-data/data-connections/setup-guides/connect-to-bigquery
connect postgres -> /docs/connect-to-data/data-connections/setup-guides/connect-to-postgres
connect to redshift -> /docs/connect-to-data/data-connections/setup-guides/connect-to-amazon-redshift
connect to databricks -> /docs/connect-to-data/data-connections/setup-guides/connect-to-databricks
connect to other databases -> /docs/connect-to-data/data-connections/setup-guides/connect-to-other-databases
semantic models -> /docs/connect-to-data/semantic-models /docs/connect-to-data/semantic-models/intro-to-semantic-models
semantic authoring -> /docs/connect-to-data/semantic-models/semantic-authoring /docs/connect-to-data/semantic-models/semantic-authoring/semantic-authoring-overview
upload files -> /docs/connect-to-data/upload-files
troubleshoot connections -> /docs/connect-to-data/data-connections/troubleshoot-connections

# heading
can view results -> /docs/connect-to-data/data-connections/data-connection-permissions /docs/connect-to-data/data-connections/data-connections-introduction
schema refresh schedules -> /docs/connect-to-data/data-connections/schema-settings /docs/connect-to-data/data-connections/data-connections-introduction
key-pair sign-in -> /docs/connect-to-data/data-connections/setup-guides/connect-to-snowflake
billing project and data project -> /docs/connect-to-data/data-connections/setup-guides/connect-to-bigquery
create a read-only role | password authentication failed -> /docs/connect-to-data/data-connections/setup-guides/connect-to-postgres
dedicated or serverless -> /docs/connect-to-data/data-connections/setup-guides/connect-to-azure-synapse
on mysql 5.7 -> /docs/connect-to-data/data-connections/setup-guides/connect-to-mysql
semi-additive measures -> /docs/connect-to-data/semantic-models/semantic-authoring/modeling-specification
a join multiplies rows -> /docs/connect-to-data/semantic-models/troubleshooting

# word
IPs -> /docs/connect-to-data/data-connections/allow-connections-from-hex-ip-addresses
snowflake -> /docs/connect-to-data/data-connections/setup-guides/connect-to-snowflake
bigquery -> /docs/connect-to-data/data-connections/setup-guides/connect-to-bigquery
athena -> /docs/connect-to-data/data-connections/setup-guides/connect-to-amazon-athena
mariadb -> /docs/connect-to-data/data-connections/setup-guides/connect-to-mariadb
trino -> /docs/connect-to-data/data-connections/setup-guides/connect-to-trino
presto -> /docs/connect-to-data/data-connections/setup-guides/connect-to-presto
starburst -> /docs/connect-to-data/data-connections/setup-guides/connect-to-starburst
alloydb -> /docs/connect-to-data/data-connections/setup-guides/connect-to-alloydb
oracle | mongodb -> /docs/connect-to-data/data-connections/setup-guides/connect-to-other-databases
snowpark -> /docs/connect-to-data/data-connections/snowpark
metricflow -> /docs/connect-to-data/semantic-models/semantic-model-sync/dbt-metricflow
cube -> /docs/connect-to-data/semantic-models/semantic-model-sync/cube /docs/connect-to-data/data-connections/setup-guides/connect-to-cube
dbt -> /docs/connect-to-data/data-connections/dbt-integration /docs/connect-to-data/semantic-models/semantic-model-sync/dbt-metricflow

# typo
snowflke -> /docs/connect-to-data/data-connections/setup-guides/connect-to-snowflake
bigqeury -> /docs/connect-to-data/data-connections/setup-guides/connect-to-bigquery
postgress -> /docs/connect-to-data/data-connections/setup-guides/connect-to-postgres
data conections -> /docs/connect-to-data/data-connections/data-connections-introduction /docs/category/data-connections
databriks -> /docs/connect-to-data/data-connections/setup-guides/connect-to-databricks
redshfit -> /docs/connect-to-data/data-connections/setup-guides/connect-to-amazon-redshift
clikchouse -> /docs/connect-to-data/data-connections/setup-guides/connect-to-clickhouse
semantc models -> /docs/connect-to-data/semantic-models /docs/connect-to-data/semantic-models/intro-to-semantic-models

# prefix
snowfl -> /docs/connect-to-data/data-connections/setup-guides/connect-to-snowflake
postg -> /docs/connect-to-data/data-connections/setup-guides/connect-to-postgres
bigq -> /docs/connect-to-data/data-connections/setup-guides/connect-to-bigquery
semantic mod -> /docs/connect-to-data/semantic-models /docs/connect-to-data/semantic-models/intro-to-semantic-models /docs/connect-to-data/semantic-models/viewing-and-using-semantic-models
mother -> /docs/connect-to-data/data-connections/setup-guides/connect-to-motherduck
dremi -> /docs/connect-to-data/data-connections/setup-guides/connect-to-dremio
clickh -> /docs/connect-to-data/data-connections/setup-guides/connect-to-clickhouse

# question
how do i combine two csv files into one -> /docs/connect-to-data/upload-files
which databases does hex support -> /docs/connect-to-data/data-connections/data-connections-introduction
which ip addresses do i have to allow -> /docs/connect-to-data/data-connections/allow-connections-from-hex-ip-addresses
why does the connection test fail -> /docs/connect-to-data/data-connections/troubleshoot-connections
how do i use a measure in a chart -> /docs/connect-to-data/semantic-models/viewing-and-using-semantic-models
who may query a connection -> /docs/connect-to-data/data-connections/data-connection-permissions /docs/connect-to-data/data-connections/data-connections-introduction
do i need a semantic model -> /docs/connect-to-data/semantic-models/intro-to-semantic-models /docs/connect-to-data/semantic-models
can ai write the semantic model for me -> /docs/connect-to-data/semantic-models/semantic-authoring/modeling-agent

# synonym
postgresql -> /docs/connect-to-data/data-connections/setup-guides/connect-to-postgres
big query -> /docs/connect-to-data/data-connections/setup-guides/connect-to-bigquery
whitelist ip | whitelist static ip | firewall rules for hex -> /docs/connect-to-data/data-connections/allow-connections-from-hex-ip-addresses
csv leading zeros lost -> /docs/connect-to-data/upload-files
s3 iam role external id | read files from a gcs bucket -> /docs/connect-to-data/cloud-storage-integrations
bastion host | jump server -> /docs/connect-to-data/data-connections/connect-via-ssh
own snowflake login | query as myself -> /docs/connect-to-data/data-connections/oauth-data-connections
mssql | azure sql -> /docs/connect-to-data/data-connections/setup-guides/connect-to-microsoft-sql-server
synapse dwh -> /docs/connect-to-data/data-connections/setup-guides/connect-to-azure-synapse
google cloud sql -> /docs/connect-to-data/data-connections/setup-guides/connect-to-cloudsql
duckdb cloud -> /docs/connect-to-data/data-connections/setup-guides/connect-to-motherduck
fetch json from rest api -> /docs/connect-to-data/import-data-via-api /tutorials/connect-to-data/call-an-api
hide tables from the browser -> /docs/connect-to-data/data-connections/schema-settings
metrics layer | define revenue once -> /docs/connect-to-data/semantic-models/intro-to-semantic-models
dbt test results and freshness -> /docs/connect-to-data/data-connections/dbt-integration
import models from gitlab -> /docs/connect-to-data/semantic-models/semantic-model-sync/sync-from-ci

# product
schema filters -> /docs/connect-to-data/data-connections/schema-settings
modeling workbench -> /docs/connect-to-data/semantic-models/semantic-authoring/modeling-workbench /docs/connect-to-data/semantic-models/semantic-authoring/semantic-authoring-overview
modeling agent -> /docs/connect-to-data/semantic-models/semantic-authoring/modeling-agent
semantic model sync -> /docs/connect-to-data/semantic-models/semantic-model-sync /docs/connect-to-data/semantic-models/semantic-model-sync/intro
snowflake semantic views -> /docs/connect-to-data/semantic-models/semantic-model-sync/snowflake-semantic-views /changelog/2025-05-14
func_sql -> /docs/connect-to-data/semantic-models/semantic-authoring/modeling-specification
`);
