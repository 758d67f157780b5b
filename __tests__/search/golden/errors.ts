import { parse } from './parse';

const SETUP = '/docs/connect-to-data/data-connections/setup-guides/connect-to';
const PACKAGES = '/docs/explore-data/projects/environment-configuration/using-packages';
const SNOWPARK = '/docs/connect-to-data/data-connections/snowpark';
const TROUBLE = '/docs/connect-to-data/data-connections/troubleshoot-connections';

/** Error messages as readers paste them, with their own names in them, and the pages that say what to do. */
export const errors = parse(`
# error
ModuleNotFoundError: No module named 'prophet' -> ${PACKAGES} /docs/explore-data/cells/python-cells
ModuleNotFoundError: No module named 'pandas_gbq' -> ${PACKAGES} /docs/explore-data/cells/python-cells
ModuleNotFoundError: No module named 'snowflake.snowpark' -> ${SNOWPARK} ${PACKAGES}
NameError: name 'df_orders' is not defined -> /docs/explore-data/cells/python-cells /docs/explore-data/cells/cell-outputs-and-errors
FileNotFoundError: [Errno 2] No such file or directory: 'sales_2024.csv' -> /docs/explore-data/projects/environment-configuration/files /docs/explore-data/cells/python-cells
FATAL: password authentication failed for user "reporting" -> ${SETUP}-postgres ${TROUBLE}
ERROR: permission denied for table customers -> ${SETUP}-postgres ${SETUP}-alloydb ${SETUP}-cloudsql ${TROUBLE}
ERROR: permission denied for schema marketing -> ${SETUP}-postgres ${SETUP}-amazon-redshift ${TROUBLE}
FATAL: no pg_hba.conf entry for host "3.13.16.99", user "hex", database "shop", no encryption -> ${SETUP}-postgres ${SETUP}-cloudsql ${SETUP}-alloydb ${TROUBLE}
FATAL: database "warehouse" does not exist -> ${SETUP}-postgres ${TROUBLE}
could not translate host name "db.acme.internal" to address: Name or service not known -> ${SETUP}-postgres ${TROUBLE}
SQL compilation error: Object 'PROD.SALES.ORDERS' does not exist or not authorized. -> ${SETUP}-snowflake ${SNOWPARK}
250001 (08001): Failed to connect to DB. Incoming request with IP/Token 18.224.5.7 is not allowed to access Snowflake. -> ${SETUP}-snowflake ${TROUBLE}
Role 'ANALYST' specified in the connect string is not granted to this user. Contact your local system administrator -> ${SETUP}-snowflake ${TROUBLE}
000606 (57P03): No active warehouse selected in the current session. Select an active warehouse with the 'use warehouse' command. -> ${SETUP}-snowflake ${SNOWPARK} ${TROUBLE}
JWT token is invalid. [0ce9eb56-821d-4ca9-a774-04ae89a0cf5a] -> ${SETUP}-snowflake ${TROUBLE}
403 Access Denied: Project acme-prod: User does not have bigquery.jobs.create permission in project acme-prod. -> ${SETUP}-bigquery
Access Denied: Table acme:sales.orders: User does not have permission to query table acme:sales.orders -> ${SETUP}-bigquery
404 Not found: Dataset acme:sales was not found in location US -> ${SETUP}-bigquery
Permission denied while getting Drive credentials. -> ${SETUP}-bigquery
[INSUFFICIENT_PERMISSIONS] Insufficient privileges: User does not have USE SCHEMA on Schema 'main.sales' -> ${SETUP}-databricks
[TABLE_OR_VIEW_NOT_FOUND] The table or view "sales"."order" cannot be found. Verify the spelling and correctness of the schema and catalog. -> ${SETUP}-databricks
Invalid access token. -> ${SETUP}-databricks ${TROUBLE}
Login failed for user 'reporting'. -> ${SETUP}-microsoft-sql-server ${SETUP}-azure-synapse ${TROUBLE}
The certificate chain was issued by an authority that is not trusted. -> ${SETUP}-microsoft-sql-server
Access denied for user 'hex'@'3.13.16.99' (using password: YES) -> ${SETUP}-mysql ${SETUP}-mariadb ${TROUBLE}
Host '3.13.16.99' is not allowed to connect to this MySQL server -> ${SETUP}-mysql ${TROUBLE}
Public Key Retrieval is not allowed -> ${SETUP}-mysql
ERROR 1142 (42000): SELECT command denied to user 'hex'@'%' for table 'orders' -> ${SETUP}-mariadb ${SETUP}-mysql
An error occurred (AccessDeniedException) when calling the StartQueryExecution operation: User: arn:aws:iam::123456789012:user/hex is not authorized to perform: athena:StartQueryExecution -> ${SETUP}-amazon-athena
ORA-01017: invalid username/password; logon denied -> ${SETUP}-other-databases
ORA-00942: table or view does not exist -> ${SETUP}-other-databases
Code: 516. DB::Exception: reporting: Authentication failed: password is incorrect, or there is no user with such name. -> ${SETUP}-clickhouse
Code: 497. DB::Exception: hex: Not enough privileges. To execute this query, it's necessary to have the grant SELECT(id) ON shop.orders -> ${SETUP}-clickhouse
Access Denied: Cannot select from columns [id, total] in table or view sales.orders -> ${SETUP}-trino ${SETUP}-starburst
Catalog Error: Table with name orders does not exist! Did you mean "order"? -> ${SETUP}-motherduck /docs/explore-data/cells/sql-cells/sql-cells-introduction
Permission denied (publickey). -> /docs/connect-to-data/data-connections/connect-via-ssh
channel 2: open failed: administratively prohibited: open failed -> /docs/connect-to-data/data-connections/connect-via-ssh
Error 400: redirect_uri_mismatch -> /docs/connect-to-data/data-connections/oauth-data-connections /docs/administration/sso/google-workspace
AADSTS50011: The redirect URI specified in the request does not match -> /docs/connect-to-data/data-connections/oauth-data-connections /docs/administration/sso /docs/administration/sso/entra-id
requests.exceptions.HTTPError: 401 Client Error: Unauthorized for url: https://app.hex.tech/api/v1/projects -> /docs/api/api-overview
503 Service Unavailable no kernel is free for a run -> /docs/api/api-overview /docs/api/api-reference
jinja2.exceptions.UndefinedError: 'region' is undefined -> /docs/explore-data/cells/using-jinja
TypeError: Object of type int64 is not JSON serializable -> /tutorials/connect-to-data/connect-to-google-sheets
ImportError: Missing optional dependency 'openpyxl'. Use pip or conda to install openpyxl. -> /docs/connect-to-data/upload-files ${PACKAGES}
Error in library(forecast) : there is no package called ‘forecast’ -> /docs/explore-data/cells/r-cells ${PACKAGES}
Traceback (most recent call last): File "/tmp/ipykernel_12/331.py", line 3, in <module> import lightgbm ModuleNotFoundError: No module named 'lightgbm' -> ${PACKAGES} /docs/explore-data/cells/python-cells
The server principal "analyst" is not able to access the database "finance" under the current security context. -> ${SETUP}-microsoft-sql-server
Communications link failure The last packet sent successfully to the server was 0 milliseconds ago. -> ${SETUP}-mysql
Specified types or functions (one per INFO message) not supported on Redshift tables. -> ${SETUP}-amazon-redshift
ERROR: cross-database reference to database "sales" is not supported -> ${SETUP}-amazon-redshift
botocore.exceptions.ClientError: An error occurred (AccessDenied) when calling the AssumeRole operation: User: arn:aws:iam::999999999999:user/x is not authorized to perform: sts:AssumeRole on resource: arn:aws:iam::111111111111:role/hex -> /docs/connect-to-data/cloud-storage-integrations ${SETUP}-amazon-athena
ssh: connect to host bastion.acme.com port 22: Connection timed out -> /docs/connect-to-data/data-connections/connect-via-ssh ${TROUBLE}
server does not support SSL, but SSL was required -> ${TROUBLE} ${SETUP}-postgres
ssl.SSLCertVerificationError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: self-signed certificate in certificate chain -> ${TROUBLE}
TrinoUserError(type=USER_ERROR, name=MISSING_SCHEMA_NAME, message="line 1:15: Schema must be specified when session schema is not set") -> ${SETUP}-trino
Code: 164. DB::Exception: Cannot modify 'max_memory_usage' setting in readonly mode. -> ${SETUP}-clickhouse
Binder Error: Referenced column "customer" not found in FROM clause! -> ${SETUP}-motherduck
DPY-6005: cannot connect to database (CONNECTION_ID=abc). [Errno 110] Connection timed out -> ${SETUP}-other-databases
The user 'hex' does not have permission to use the SQL Warehouse -> ${SETUP}-databricks
google.api_core.exceptions.Forbidden: 403 Google Sheets API has not been used in project 123456 before or it is disabled. -> /tutorials/connect-to-data/connect-to-google-sheets /docs/connect-to-data/data-connections/setup-guides/connect-to-bigquery
json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0) -> /docs/connect-to-data/import-data-via-api
KeyError: 'order_total' -> /docs/explore-data/cells/cell-outputs-and-errors
KeyError -> /docs/explore-data/cells/cell-outputs-and-errors
Traceback (most recent call last): File "/tmp/ipykernel_12/33.py", line 4, in <module> total = df["order_total"].sum() KeyError: 'order_total' -> /docs/explore-data/cells/cell-outputs-and-errors
psycopg2.OperationalError: could not connect to server: Connection timed out -> ${SETUP}-postgres ${TROUBLE}
MemoryError: Unable to allocate 7.45 GiB for an array with shape (1000000000,) -> /docs/explore-data/projects/project-execution/troubleshoot-runs
Kernel died unexpectedly out of memory -> /tutorials/develop-notebooks/memory-management-in-hex /docs/explore-data/projects/environment-configuration/project-kernels /docs/explore-data/projects/project-execution/troubleshoot-runs /docs/explore-data/cells/python-cells
HTTP 429 Too Many Requests retry-after: 42 -> /docs/api/api-overview
{"reason": "The token lacks the scope Run projects.", "traceId": "8f14"} -> /docs/api/api-overview /docs/api/api-reference
pandas.errors.EmptyDataError: No columns to parse from file -> /docs/connect-to-data/upload-files
`);
