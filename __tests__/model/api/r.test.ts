import { r } from '../../../src/model/api/r';
import { call, post, upload } from './support/call';
import { hostile } from './support/hostile';
import { rTexts } from './support/rTokens';

test("a list is requested with its query and headers, with booleans in the API's spelling", () => {
  const request = call({
    query: [
      ['limit', 25],
      ['archived', true],
      ['tags', ['a', 'b']],
    ],
    headers: [['x-flag', 'on']],
  });

  expect(r(request)).toBe(`library(httr2)

response <- request("https://api.example/api/v1/things") |>
  req_url_query(
    limit = 25,
    archived = "true",
    tags = c("a", "b"),
    .multi = "explode"
  ) |>
  req_auth_bearer_token(Sys.getenv("HEX_API_TOKEN")) |>
  req_headers(\`x-flag\` = "on") |>
  req_perform() |>
  resp_body_json()`);
});

test('JSON arrays are sent as lists, so that R does not turn a single entry into a scalar', () => {
  const request = post({ name: "Ana's", on: true, none: null, list: ['a'], no: [], flags: {} });

  expect(r(request)).toBe(`library(httr2)

response <- request("https://api.example/api/v1/things") |>
  req_method("POST") |>
  req_auth_bearer_token(Sys.getenv("HEX_API_TOKEN")) |>
  req_body_json(list(
    name = "Ana's",
    on = TRUE,
    none = NULL,
    list = list("a"),
    no = list(),
    flags = setNames(list(), character())
  )) |>
  req_perform() |>
  resp_body_json()`);
});

test('a body with an empty name is sent as text, since R would make up a name', () => {
  expect(r(post({ deep: [{ '': "Ana's" }] }))).toContain(String.raw`
  req_body_raw(
    "{\"deep\":[{\"\":\"Ana's\"}]}",
    type = "application/json"
  ) |>`);
  expect(r(post({ '': 1 }))).not.toContain('req_body_json');
  expect(r(post({ name: '' }))).toContain('req_body_json(list(name = ""))');
});

test('a file is uploaded with its media type', () => {
  expect(r(upload)).toBe(`library(httr2)

response <- request("https://api.example/api/v1/things") |>
  req_method("POST") |>
  req_auth_bearer_token(Sys.getenv("HEX_API_TOKEN")) |>
  req_body_multipart(
    file = curl::form_file("models.zip", type = "application/zip"),
    dryRun = "true"
  ) |>
  req_perform() |>
  resp_body_json()`);
});

test('a response without a body is not read', () => {
  expect(r(call({ method: 'delete', answers: false }))).toBe(`library(httr2)

request("https://api.example/api/v1/things") |>
  req_method("DELETE") |>
  req_auth_bearer_token(Sys.getenv("HEX_API_TOKEN")) |>
  req_perform()`);
});

test.each([
  ['region', 'region'],
  ['.hidden_1', '.hidden_1'],
  ['min-orders', '`min-orders`'],
  ['1st', '`1st`'],
  ['_a', '`_a`'],
  ['.1a', '`.1a`'],
  ['...', '`...`'],
  ['if', '`if`'],
  ['TRUE', '`TRUE`'],
  ['NA', '`NA`'],
  ['NA_integer_', '`NA_integer_`'],
  ['format', 'format'],
  ['wait_for', 'wait_for'],
  ['a`b', '"a`b"'],
  ['line\nbreak', '"line\\nbreak"'],
])('the name %j is written as %s', (name, written) => {
  expect(r(post({ [name]: 1 }))).toContain(`req_body_json(list(${written} = 1))`);
});

test.each([
  [25, '25'],
  [-0.5, '-0.5'],
  [100000, '100000L'],
  [300000, '300000L'],
  [2147483648, '2147483648'],
  [4294967296, '4294967296'],
])('the number %d is written as %s', (value, written) => {
  expect(r(post({ value }))).toContain(`list(value = ${written})`);
});

test.each(hostile)('%j stays within its quotes', (text) => {
  const written = r({ ...post({ value: text, list: [text] }), headers: [['x-flag', text]] });

  expect(rTexts(written)).toEqual([
    'https://api.example/api/v1/things',
    'POST',
    'HEX_API_TOKEN',
    text,
    text,
    text,
  ]);
});

test('characters that no R string can contain are left out or replaced', () => {
  expect(rTexts(r(post({ value: 'a\0b\ud83dc' })))).toContain('ab\uFFFDc');
});
