import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { parseEnv } from 'node:util';
import { publicFiles } from '../support/publicFiles';
import { secretsIn, secretValues } from './support/secrets';

/** All files are checked; pictures and fonts are read as single-byte text. */
const files = publicFiles('');
const environments = readdirSync('.')
  .filter((name) => name.startsWith('.env'))
  .map((name) => parseEnv(readFileSync(name, 'utf8')) as Record<string, string>);
const values = [process.env, ...environments].flatMap(secretValues);
const places = [process.cwd(), `${homedir()}/`];

/** What a file must not contain. */
function leaks(text: string): string[] {
  return [
    ...secretsIn(text),
    ...values.filter((value) => text.includes(value)).map(() => 'the value of a secret variable'),
    ...places.filter((place) => text.includes(place)).map((place) => `the place ${place}`),
    ...(/\n\/[/*][#@] sourceMappingURL=\S+\s*$/.test(text) ? ['a source map'] : []),
  ];
}

test('no file of the site contains a secret, a path on this machine or a source map', () => {
  expect(files.length).toBeGreaterThan(1500);
  const found = files.flatMap((file) =>
    leaks(readFileSync(file, 'latin1')).map((leak) => `${file} holds ${leak}`),
  );

  expect(found).toEqual([]);
});

test('no file that is needed only to build the site is published', () => {
  const own =
    /(?:^|\/)\.|\.(?:tsx?|mdx|mjs|m?js\.map|css\.map|pem|key|log|env)$|package(?:-lock)?\.json$/;

  expect(files.filter((file) => own.test(file.slice('public/'.length)))).toEqual([]);
  expect(existsSync('public/.cache')).toBe(false);
});

const many = (letter: string, times = 48) => letter.repeat(times);

// Assembled here, so that secret scanners do not find them in this file.
test.each([
  ['a private key', `-----BEGIN RSA ${'PRIVATE KEY'}-----\n${many('M', 120)}`],
  ['a private key', `"-----BEGIN ${'PRIVATE KEY'}-----\\n${many('M', 120)}"`],
  ['a Hex API token', `hxtp_${many('a', 32)}`],
  ['an AWS key', `AKIA${many('Q', 16)}`],
  ['a GitHub token', `ghp_${many('x', 36)}`],
  ['an npm token', `npm_${many('x', 36)}`],
  ['a Slack token', `xoxb-${many('1', 12)}`],
  ['a Google key', `AIza${many('x', 35)}`],
  ['a payment service key', `sk_live_${many('x', 24)}`],
  ['a model service key', `sk-proj-${many('x', 40)}`],
  ['a signed token', ['eyJ', 'eyJ', ''].map((start) => start + many('x', 20)).join('.')],
  ['a bearer token', `Authorization: Bearer ${many('4f')}`],
  ['a password in an address', `postgres://reader:${many('p', 9)}@db.hex.tech/shop`],
])('%s would be detected', (kind, text) => {
  expect(secretsIn(`before ${text} after`)).toEqual([expect.stringContaining(`${kind}: `)]);
});

test.each([
  'Authorization: Bearer $HEX_API_TOKEN',
  'Bearer <token>',
  'Starts with hxtp_ or hxtw_',
  'AKIAIOSFODNN7EXAMPLE',
  '-----BEGIN ENCRYPTED PRIVATE KEY-----\n...',
])('a page may contain the sample: %s', (text) => {
  expect(secretsIn(text)).toEqual([]);
});

test('variables with secret names count, except those for browsers', () => {
  const value = many('v', 20);

  expect(
    secretValues({ ALGOLIA_ADMIN_KEY: value, GATSBY_ALGOLIA_SEARCH_KEY: 'g', PATH: value }),
  ).toEqual([value]);
  expect(secretValues({ GATSBY_ALGOLIA_SEARCH_KEY: value, KEY: 'short' })).toEqual([]);
});
