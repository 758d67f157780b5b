/** Patterns of what must never be published. Samples in the docs have dots, words or variables in these places. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  // The shortest keys have three lines.
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----(?:\s|\\n|[\w+/]){100,}/,
  'a Hex API token': /\bhxt[pw]_[0-9a-f]{16,}/i,
  'an AWS key': /\b(?:AKIA|ASIA)(?!\w*EXAMPLE)[A-Z0-9]{16}\b/,
  'a GitHub token': /\b(?:gh[pousr]_\w{30,}|github_pat_\w{22,})/,
  'an npm token': /\bnpm_[A-Za-z0-9]{36}\b/,
  'a Slack token': /\bxox[abeprs]-[\w-]{10,}/,
  'a Google key': /\bAIza[\w-]{35}\b/,
  'a payment service key': /\b[rs]k_live_\w{10,}/,
  'a model service key': /\bsk-(?:ant-|proj-)?[\w-]{32,}/,
  'a signed token': /\beyJ[\w-]{16,}\.eyJ[\w-]{16,}\.[\w-]{16,}/,
  'a bearer token': /\bBearer [\w.~+/-]{20,}/,
  'a password in an address':
    /\b[a-z][a-z+]+:\/\/[\w.-]+:(?!\$|password\b|secret\b|\*)[\w.!-]{6,}@[\w-]+\.[\w.]+/i,
};

/** The kinds of secrets in a text, with the matches of each. */
export function secretsIn(text: string): string[] {
  return Object.entries(SECRETS).flatMap(([kind, look]) => {
    const [found] = look.exec(text) ?? [];
    return found === undefined ? [] : [`${kind}: ${found.slice(0, 60)}`];
  });
}

const NAMES_OF_SECRETS = /KEY|TOKEN|SECRET|PASSW/;

/** The values of variables with secret names, except those that start with GATSBY, which are for browsers. */
export function secretValues(environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(environment).flatMap(([name, value = '']) =>
    NAMES_OF_SECRETS.test(name) && !name.startsWith('GATSBY_') && value.length >= 12 ? [value] : [],
  );
}
