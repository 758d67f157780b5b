/** What must never be published, and what it looks like. Samples of the docs have dots, words or variables in these places. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  // The shortest have three lines.
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----(?:\s|\\n|[\w+/]){100,}/,
  'a token of the Hex API': /\bhxt[pw]_[0-9a-f]{16,}/i,
  'a key of AWS': /\b(?:AKIA|ASIA)(?!\w*EXAMPLE)[A-Z0-9]{16}\b/,
  'a token of GitHub': /\b(?:gh[pousr]_\w{30,}|github_pat_\w{22,})/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b/,
  'a token of Slack': /\bxox[abeprs]-[\w-]{10,}/,
  'a key of Google': /\bAIza[\w-]{35}\b/,
  'a key of a payment service': /\b[rs]k_live_\w{10,}/,
  'a key of a model service': /\bsk-(?:ant-|proj-)?[\w-]{32,}/,
  'a signed token': /\beyJ[\w-]{16,}\.eyJ[\w-]{16,}\.[\w-]{16,}/,
  'a bearer token': /\bBearer [\w.~+/-]{20,}/,
  'a password in an address':
    /\b[a-z][a-z+]+:\/\/[\w.-]+:(?!\$|password\b|secret\b|\*)[\w.!-]{6,}@[\w-]+\.[\w.]+/i,
};

/** Kinds of secrets that a text holds, with the text of each. */
export function secretsIn(text: string): string[] {
  return Object.entries(SECRETS).flatMap(([kind, look]) => {
    const [found] = look.exec(text) ?? [];
    return found === undefined ? [] : [`${kind}: ${found.slice(0, 60)}`];
  });
}

const NAMES_OF_SECRETS = /KEY|TOKEN|SECRET|PASSW/;

/** Values of variables that are secret by their names; those that begin with GATSBY are for browsers. */
export function secretValues(environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(environment).flatMap(([name, value = '']) =>
    NAMES_OF_SECRETS.test(name) && !name.startsWith('GATSBY_') && value.length >= 12 ? [value] : [],
  );
}
