/**
 * Words that readers use for the same thing, one group a line. A query with one of them also finds the others, mostly
 * after what uses its own word. Write lowercase; plurals and other endings are understood. A word may stand in several
 * groups.
 */
export const synonyms: readonly (readonly string[])[] = [
  // Signing in, people and rights
  ['sign in', 'log in', 'login', 'sso', 'single sign-on'],
  ['mfa', '2fa', 'two-factor', 'multi-factor'],
  ['directory sync', 'scim', 'provisioning'],
  ['permission', 'access', 'access control', 'rights', 'privilege'],
  ['user', 'member', 'person', 'people', 'teammate'],
  ['invite', 'add user', 'add member'],
  ['admin', 'administrator'],
  ['plan', 'pricing', 'price', 'cost', 'billing', 'subscription'],
  ['seat', 'license'],
  ['support', 'help', 'contact'],
  // Data
  ['database', 'warehouse', 'data connection', 'data source'],
  ['postgres', 'postgresql'],
  ['bigquery', 'big query'],
  ['sample data', 'demo data', 'example data'],
  ['secret', 'credential', 'password'],
  ['environment variable', 'env var'],
  ['allowlist', 'whitelist', 'ip address'],
  ['semantic model', 'semantic layer', 'metrics layer', 'data model'],
  ['upload', 'import'],
  ['download', 'export'],
  // Notebooks
  ['dataframe', 'data frame'],
  ['chart', 'graph', 'plot', 'visualization'],
  ['parameter', 'input', 'variable'],
  ['format', 'beautify', 'prettify', 'pretty print'],
  ['formula', 'calculation', 'calculated column'],
  ['shortcut', 'hotkey', 'key binding'],
  ['git', 'version control'],
  ['version', 'revision', 'history'],
  ['ai', 'magic', 'agent', 'assistant', 'copilot', 'llm'],
  // Sharing and running
  ['dashboard', 'app', 'report'],
  ['publish', 'deploy', 'release'],
  ['share', 'collaborate'],
  ['embed', 'iframe'],
  ['cron', 'schedule', 'recurring', 'cadence'],
  ['alert', 'notification', 'notify'],
  ['api key', 'api token', 'access token'],
  // About these pages
  ['glossary', 'terminology', 'key concepts'],
  ['changelog', 'release notes', "what's new"],
  ['limit', 'quota', 'throttle'],
  ['error', 'failure', 'problem', 'troubleshooting', 'does not work'],
];
