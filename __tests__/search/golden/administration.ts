import { parse } from './parse';

/** Queries by Admins, API users and readers of legal pages. */
export const administration = parse(`
# title
api operations reference -> /docs/api/api-reference /docs/api/api-overview
API overview -> /docs/api/api-overview
administration -> /docs/administration
workspace settings -> /docs/category/workspace-settings
general workspace administration -> /docs/administration/workspace_settings/overview
workspace security -> /docs/administration/workspace_settings/workspace-security
manage scheduled runs -> /docs/administration/workspace_settings/workspace-scheduled-runs
audit logs event reference -> /docs/administration/workspace_settings/audit-logs/audit-logs-reference
data privacy and usage FAQ -> /docs/trust/data-privacy-and-usage-faq
privacy policy -> /docs/trust/privacy-policy
acceptable use policy -> /docs/legal/acceptable-use-policy
security addendum -> /docs/legal/security-addendum
supplier security addendum -> /docs/legal/supplier-security-addendum
enterprise service agreement -> /docs/legal/enterprise-service-agreement
service agreement -> /docs/legal/hex-service-agreement

# heading
token creation | kernel and rate limits | rotate the password of a data connection -> /docs/api/api-overview
run a project from github actions | github actions workflow -> /docs/api/api-overview
workspace timezone -> /docs/administration/workspace_settings/overview
break-glass admin -> /docs/administration/sso
deactivate a user -> /docs/administration/workspace_settings/overview
chart color palettes for the workspace -> /docs/administration/workspace_settings/workspace-custom-styling
nested teams -> /docs/administration/workspace_settings/groups
map roles to directory groups -> /docs/administration/workspace_settings/directory-sync
stop kernels -> /docs/administration/workspace_settings/compute
bring your own key -> /docs/administration/workspace_settings/magic /docs/trust/ai-data-privacy

# word
deactivate user -> /docs/administration/workspace_settings/overview
api -> /docs/api /docs/api/api-overview
pagination -> /docs/api/api-overview
trust -> /docs/trust
legal -> /docs/legal
integrations -> /docs/administration/workspace_settings/integrations
groups -> /docs/administration/workspace_settings/groups
subprocessors -> /docs/legal/subprocessors
gpu -> /docs/administration/workspace_settings/compute /docs/explore-data/projects/environment-configuration/environment-views
hipaa -> /docs/administration/workspace_settings/deployment-options
byok -> /docs/trust/ai-data-privacy /docs/administration/workspace_settings/magic

# typo
rate limts -> /docs/api/api-overview
singel sign-on -> /docs/administration/sso
slack intergration -> /docs/administration/slack-integration
audti logs -> /docs/category/audit-logs /docs/administration/workspace_settings/audit-logs/audit-logs-overview
direcotry sync -> /docs/administration/workspace_settings/directory-sync
custom imges -> /docs/administration/workspace_settings/custom-images
billling -> /docs/administration/workspace_settings/billing-and-seats

# prefix
pagin -> /docs/api/api-overview
user sett -> /docs/administration/user-settings
data reten -> /docs/administration/workspace_settings/data-retention
subproc -> /docs/legal/subprocessors

# question
run a report for each customer -> /docs/api/api-overview
how do i run a project from my own code -> /docs/api/api-overview
how are seats billed -> /docs/administration/workspace_settings/billing-and-seats /docs/getting-started/plans-and-seats
who opened this app to the web -> /docs/administration/workspace_settings/audit-logs/audit-logs-overview
how do i invite people -> /docs/administration/workspace_settings/overview
how do i turn off ai -> /docs/administration/workspace_settings/magic /docs/trust/ai-data-privacy
is my data used to train ai -> /docs/trust/ai-data-privacy /docs/trust/data-privacy-and-usage-faq
where is my data stored -> /docs/trust/data-privacy-and-usage-faq /docs/administration/workspace_settings/deployment-options
how long are query results kept -> /docs/administration/workspace_settings/data-retention /docs/trust/data-privacy-and-usage-faq
how do i use hex from claude -> /docs/administration/mcp-server
how do i put our logo on apps -> /docs/administration/workspace_settings/workspace-custom-styling /docs/share-insights/apps/app-themes
where do i see all schedules of the workspace -> /docs/administration/workspace_settings/workspace-scheduled-runs
who viewed an app -> /docs/organize-content/organize-projects /docs/administration/workspace_settings/audit-logs/audit-logs-overview
is there a soc 2 report -> /docs/trust/data-privacy-and-usage-faq /docs/legal/security-addendum
does the api have webhooks | how do i get the results of a run with the api -> /docs/api/api-overview
what do i do about a leaked api token | revoke an api token -> /docs/api/api-overview /docs/administration/user-settings
limit who can use ai -> /docs/administration/workspace_settings/magic
bulk invite users -> /docs/administration/workspace_settings/overview
can i restrict sign-in to our ip addresses -> /docs/administration/workspace_settings/workspace-security
how do i update a database password -> /docs/connect-to-data/data-connections/data-connections-introduction
how do i refresh an app when a dbt job has finished -> /docs/connect-to-data/data-connections/dbt-integration /docs/api/api-overview
archive a project via api | invite user via api | can i run a draft through the api -> /docs/api/api-overview /docs/organize-content/archive
does a push to main deploy a project -> /docs/explore-data/projects/git-sync /docs/explore-data/projects/git-export

# synonym
link expired -> /docs/administration/workspace_settings/overview
trigger run from ci -> /docs/api/api-overview
create project via api -> /docs/explore-data/projects/create-and-manage-projects /docs/api/api-overview
delete user | remove a user | employee left the company | offboarding -> /docs/administration/workspace_settings/overview /docs/organize-content/project-owners /tutorials/admin-portal/manage-users-and-groups-programmatically
cancel subscription | downgrade our plan | receipt -> /docs/administration/workspace_settings/billing-and-seats
rename workspace -> /docs/administration/workspace_settings/overview
make someone admin -> /docs/collaborate/sharing-and-permissions/roles /docs/administration/workspace_settings/overview
change my email address -> /docs/administration/user-settings
time zones | timezone -> /docs/administration/workspace_settings/overview /docs/explore-data/projects/environment-configuration/environment-views /docs/share-insights/scheduled-runs
SSO | single sign on -> /docs/administration/sso
sign in | login -> /docs/administration/sso /docs/administration/workspace_settings/workspace-security /docs/getting-started/getting-help
log in with okta -> /docs/administration/sso/okta
azure ad | microsoft login -> /docs/administration/sso/entra-id
sign in with google -> /docs/administration/sso/google-workspace
saml or oidc | enforce sso without locking myself out -> /docs/administration/sso
api key -> /docs/api/api-overview /docs/administration/user-settings
SCIM | user provisioning -> /docs/administration/workspace_settings/directory-sync
send logs to splunk | siem -> /docs/administration/workspace_settings/audit-logs/stream-audit-logs
docker image with own libraries -> /docs/administration/workspace_settings/custom-images
eu hosting | single tenant -> /docs/administration/workspace_settings/deployment-options
teach the ai our definitions -> /docs/administration/workspace_settings/rules-file
change theme to dark -> /docs/administration/user-settings
dark mode -> /docs/administration/user-settings /docs/share-insights/apps/app-themes
delete my account -> /docs/administration/workspace_settings/overview
mfa | two factor authentication -> /docs/administration/sso
share a secret with a group -> /docs/administration/workspace_settings/workspace-assets
invoice | unused licenses -> /docs/administration/workspace_settings/billing-and-seats
prevent downloads of data -> /docs/administration/workspace_settings/workspace-security /docs/share-insights/apps/download-data
uptime percentage -> /docs/legal/service-level-agreement
GDPR controller processor | DPA -> /docs/legal/data-processing-addendum
preview features without warranty -> /docs/legal/beta-terms
third party providers that process data -> /docs/legal/subprocessors
website terms of use -> /docs/legal/terms-and-conditions
penetration test rules -> /docs/legal/acceptable-use-policy
cookies -> /docs/trust/data-privacy-and-usage-faq /docs/trust/privacy-policy

# product
directory sync -> /docs/administration/workspace_settings/directory-sync
audit logs -> /docs/category/audit-logs /docs/administration/workspace_settings/audit-logs/audit-logs-overview
allowed domain -> /docs/administration/workspace_settings/overview /tutorials/quickstart/admin-101
rules file -> /docs/administration/workspace_settings/rules-file /changelog/2025-04-30
mcp server -> /docs/administration/mcp-server /changelog/2025-10-29
magic settings -> /docs/administration/workspace_settings/magic
workspace token -> /docs/api/api-overview
spend alerts | advanced compute -> /docs/administration/workspace_settings/compute
workspace assets -> /docs/administration/workspace_settings/workspace-assets
UPDATE_USER_ROLE -> /docs/administration/workspace_settings/audit-logs/audit-logs-reference
`);
