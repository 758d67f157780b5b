import { spawnSync } from 'node:child_process';
import type { ApiCall } from './apiCallProblems';
import { PROGRAMS } from './testIn';

// Variables with strings and dictionaries are resolved; anything known only at run time becomes "$".
const FIND_CALLS = `
import ast, json, sys

def found(code):
    tree = ast.parse(code)
    named = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            named.setdefault(node.targets[0].id, node.value)

    def read(node):
        if isinstance(node, ast.Constant):
            return node.value
        if isinstance(node, ast.Name) and node.id in named:
            # Keeps a name that is defined by itself from recursing forever.
            return read(named.pop(node.id))
        if isinstance(node, ast.JoinedStr):
            return "".join(str(read(part)) for part in node.values)
        if isinstance(node, ast.FormattedValue):
            return read(node.value)
        if isinstance(node, ast.Dict):
            return {read(key): read(value) for key, value in zip(node.keys, node.values) if key}
        if isinstance(node, ast.List):
            return [read(value) for value in node.elts]
        return "$"

    calls = []
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
            continue
        if node.func.attr not in ("get", "post", "put", "patch", "delete") or not node.args:
            continue
        kept = dict(named)
        url = read(node.args[0])
        given = {word.arg: read(word.value) for word in node.keywords if word.arg}
        named.update(kept)
        calls.append({"line": node.lineno, "method": node.func.attr, "url": url, "given": given})
    return calls

print(json.dumps([found(code) for code in json.load(sys.stdin)]))
`;

interface PythonCall {
  readonly line: number;
  readonly method: string;
  readonly url: unknown;
  readonly given: Readonly<Record<string, unknown>>;
}

/** The calls of the API in Python code, as one list per block. */
export function pythonCalls(blocks: readonly string[]): { line: number; call: ApiCall }[][] {
  const input = JSON.stringify(blocks);
  const { stdout, stderr } = spawnSync(PROGRAMS.python!, ['-c', FIND_CALLS], {
    input,
    encoding: 'utf8',
  });
  if (stderr) throw new Error(stderr);
  return (JSON.parse(stdout) as PythonCall[][]).map((calls) =>
    calls.flatMap(({ line, method, url, given }) =>
      typeof url === 'string' && /\/api\/v1\/\w/.test(url)
        ? [{ line, call: asCall(method, url, given) }]
        : [],
    ),
  );
}

function asCall(method: string, address: string, given: PythonCall['given']): ApiCall {
  const url = new URL(address);
  for (const [name, value] of Object.entries(given.params instanceof Object ? given.params : {})) {
    url.searchParams.append(name, String(value));
  }
  const form = Object.entries({ ...(given.files as object), ...(given.data as object) });
  return {
    method: method.toUpperCase(),
    url,
    // The library sets the content type for JSON itself.
    headers: new Headers('json' in given ? { 'Content-Type': 'application/json' } : {}),
    body: 'json' in given ? JSON.stringify(given.json) : undefined,
    form: new Map(form.map(([name, value]) => [name, String(value)])),
  };
}
