import { python } from '../../../src/model/api/python';
import type { ApiRequest } from '../../../src/model/api/apiContract';
import { call, post, upload } from './support/call';
import { hostile } from './support/hostile';
import { output, testWith } from './support/programs';

const withPython = testWith('python3');

/** Runs samples with a fake requests package and prints the arguments it received. */
const RUNNER = `
import json, os, sys, types
os.environ["HEX_API_TOKEN"] = "secret"
calls = []
class Answer:
    def raise_for_status(self): pass
    def json(self): return None
def called(method):
    return lambda *args, **options: (calls.append([method, *args, options]), Answer())[1]
requests = types.ModuleType("requests")
for method in ("get", "put", "post", "patch", "delete"):
    setattr(requests, method, called(method))
sys.modules["requests"] = requests
out, sys.stdout = sys.stdout, open(os.devnull, "w")
for sample in json.load(sys.stdin):
    exec(sample, {})
json.dump(calls, out)
`;

const sentBy = (requests: readonly ApiRequest[]): unknown =>
  JSON.parse(output('python3', ['-c', RUNNER], JSON.stringify(requests.map(python))));

test("a list is requested with its query and headers, with booleans in the API's spelling", () => {
  const request = call({
    query: [
      ['limit', 25],
      ['archived', true],
      ['tags', ['a', 'b']],
    ],
    headers: [['x-flag', 'on']],
  });

  expect(python(request)).toBe(`import os

import requests

response = requests.get(
    "https://api.example/api/v1/things",
    headers={
        "Authorization": f"Bearer {os.environ['HEX_API_TOKEN']}",
        "x-flag": "on",
    },
    params={"limit": 25, "archived": "true", "tags": ["a", "b"]},
    timeout=30,
)
response.raise_for_status()
print(response.json())`);
});

test('JSON is sent as a dictionary', () => {
  const request = post({ name: "Ana's", on: true, off: false, none: null, list: [], flags: {} });

  expect(python(request)).toBe(`import os

import requests

response = requests.post(
    "https://api.example/api/v1/things",
    headers={"Authorization": f"Bearer {os.environ['HEX_API_TOKEN']}"},
    json={
        "name": "Ana's",
        "on": True,
        "off": False,
        "none": None,
        "list": [],
        "flags": {},
    },
    timeout=30,
)
response.raise_for_status()
print(response.json())`);
});

test('a file is open while it is uploaded', () => {
  expect(python(upload)).toBe(`import os

import requests

with open("models.zip", "rb") as file:
    response = requests.post(
        "https://api.example/api/v1/things",
        headers={"Authorization": f"Bearer {os.environ['HEX_API_TOKEN']}"},
        files={"file": ("models.zip", file, "application/zip")},
        data={"dryRun": "true"},
        timeout=30,
    )
response.raise_for_status()
print(response.json())`);
});

test('each of two files has its own variable', () => {
  const file = (name: string) => ({ name, file: `${name}.csv`, type: 'text/csv' });
  const fields = [file('orders'), file('returns')];

  expect(python({ ...upload, body: { kind: 'form', fields } })).toBe(`import os

import requests

with open("orders.csv", "rb") as file1, open("returns.csv", "rb") as file2:
    response = requests.post(
        "https://api.example/api/v1/things",
        headers={"Authorization": f"Bearer {os.environ['HEX_API_TOKEN']}"},
        files={
            "orders": ("orders.csv", file1, "text/csv"),
            "returns": ("returns.csv", file2, "text/csv"),
        },
        timeout=30,
    )
response.raise_for_status()
print(response.json())`);
});

test('a response without a body is not printed', () => {
  expect(python(call({ method: 'delete', answers: false }))).toBe(`import os

import requests

response = requests.delete(
    "https://api.example/api/v1/things",
    headers={"Authorization": f"Bearer {os.environ['HEX_API_TOKEN']}"},
    timeout=30,
)
response.raise_for_status()`);
});

withPython('Python sends what the call says, whatever the texts', () => {
  const values = hostile.map((text) => ({ [text]: text, list: [text, 1e21, -0.5, true, null] }));
  const requests = values.map((value, index) => ({
    ...post(value),
    headers: [['x-flag', hostile[index]!] as const],
    query: [['q', [hostile[index]!]] as const],
  }));

  expect(sentBy(requests)).toEqual(
    values.map((json, index) => [
      'post',
      'https://api.example/api/v1/things',
      {
        headers: { Authorization: 'Bearer secret', 'x-flag': hostile[index] },
        params: { q: [hostile[index]] },
        json,
        timeout: 30,
      },
    ]),
  );
});

withPython('query entries with the same name are all sent', () => {
  const request = call({
    query: [
      ['a', 1],
      ['b', ['x', 'y']],
      ['a', true],
    ],
  });

  expect(python(request)).toContain('params=[("a", 1), ("b", ["x", "y"]), ("a", "true")]');
  expect(sentBy([request])).toMatchObject([
    [
      'get',
      expect.anything(),
      {
        params: [
          ['a', 1],
          ['b', ['x', 'y']],
          ['a', 'true'],
        ],
      },
    ],
  ]);
});
