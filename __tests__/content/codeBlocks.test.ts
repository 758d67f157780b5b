import { spawnSync } from 'node:child_process';
import { parseAllDocuments } from 'yaml';
import type { CodeSource } from '../../src/build/content/compile/compiled';
import { SQL_DIALECTS } from '../../src/model/content/vocabulary';
import { articles } from '../support/contentPages';
import { jinjaFault } from './support/jinjaFault';
import { PROGRAMS, testIn } from './support/testIn';

const blocks = articles.flatMap(({ file, body }) =>
  body.code.map((block) => ({ ...block, at: `${file}:${block.line}` })),
);

const of = (language: string) => blocks.filter((block) => block.language === language);

/** The blocks that cannot be parsed, each with its location and the reason. */
function faults(
  read: readonly (CodeSource & { readonly at: string })[],
  problem: (code: string) => string | undefined,
): string[] {
  return read.flatMap(({ at, code }) => {
    const reason = problem(code);
    return reason ? [`${at}  ${reason}`] : [];
  });
}

test('JSON can be parsed', () => {
  const problem = (code: string) => {
    try {
      JSON.parse(code);
      return undefined;
    } catch (error) {
      return String(error);
    }
  };

  expect(of('json')).not.toEqual([]);
  expect(faults(of('json'), problem)).toEqual([]);
});

test('YAML can be parsed', () => {
  const problem = (code: string) =>
    parseAllDocuments(code).flatMap(({ errors }) => errors)[0]?.message;

  expect(of('yaml')).not.toEqual([]);
  expect(faults(of('yaml'), problem)).toEqual([]);
});

// One process for all blocks of a language: it returns an error, or null, for each.
const PARSE_PYTHON = `
import ast, json, sys

def error(code):
    try:
        ast.parse(code)
    except SyntaxError as problem:
        return f"{problem.msg}, line {problem.lineno} of the block"

print(json.dumps([error(code) for code in json.load(sys.stdin)]))
`;

const PARSE_R = `
codes <- jsonlite::fromJSON(file("stdin"))
error <- function(code) {
  tryCatch({ parse(text = code); NA_character_ }, error = function(problem) conditionMessage(problem))
}
cat(jsonlite::toJSON(vapply(codes, error, ""), na = "null"))
`;

describe.each([
  { language: 'python', args: ['-c', PARSE_PYTHON] },
  { language: 'r', args: ['-e', PARSE_R] },
] as const)('$language', ({ language, args }) => {
  testIn(language)('can be parsed', () => {
    const read = of(language);
    const input = JSON.stringify(read.map(({ code }) => code));
    const { stdout } = spawnSync(PROGRAMS[language]!, args, { input, encoding: 'utf8' });

    const problems = JSON.parse(stdout) as (string | null)[];
    expect(read).not.toEqual([]);
    expect(
      read.flatMap(({ at }, index) => (problems[index] ? [`${at}  ${problems[index]}`] : [])),
    ).toEqual([]);
  });
});

test('shell scripts can be parsed', () => {
  const problem = (code: string) =>
    spawnSync('bash', ['-n'], { input: code, encoding: 'utf8' }).stderr.trim() || undefined;

  expect(of('bash')).not.toEqual([]);
  expect(faults(of('bash'), problem)).toEqual([]);
});

test('Jinja brackets and blocks are closed, in templates and in SQL cells', () => {
  // SQL marked with a dialect is for a database, where braces are not Jinja.
  const inCells = of('sql').filter(
    ({ meta }) => !meta.split(' ').some((word) => SQL_DIALECTS[word]),
  );

  expect(of('jinja')).not.toEqual([]);
  expect(faults([...of('jinja'), ...inCells], jinjaFault)).toEqual([]);
});

test.each([
  'where region = {{ region }}',
  '{% if a %}{{ a }}{% elif b %}b{% else %}c{% endif %}',
  '{% for x in xs %}{% if x %}{{ x }}{% endif %}{% endfor %}',
  "{%- set day = 'Monday' -%} {# a remark about {{ braces #}",
])('a template such as %s is valid', (template) => {
  expect(jinjaFault(template)).toBeUndefined();
});

test.each([
  ['where region = {{ region }', '"{{" is not closed'],
  ['where region = { region }}', '"}}" closes nothing'],
  ['{% if region', '"{%" is not closed'],
  ['{% if region %}', '"if" has no "endif"'],
  ['{% for x in xs %}{% endif %}', '"endif" closes no "if"'],
  ['{% else %}', '"else" is outside "if" and "for"'],
])('a template such as %s is invalid: %s', (template, fault) => {
  expect(jinjaFault(template)).toBe(fault);
});
