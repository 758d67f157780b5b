import type { ApiCall } from './apiCallProblems';

/** Options that affect only the output, or how often a call is tried. */
const QUIET = ['-s', '-S', '-sS', '-f', '-sf', '-sSf', '-i', '-fsS'];
const QUIET_WITH_VALUE = ['-o', '-w', '-D', '--retry'];

/** Parses the words of a curl call; throws an error that names any unknown option. */
export function curlCall([, ...words]: readonly string[]): ApiCall {
  const headers = new Headers();
  const form = new Map<string, string>();
  const data: string[] = [];
  let [method, address, inAddress]: [string?, string?, boolean?] = [];
  const rest = [...words];
  const next = (option: string) => {
    const value = rest.shift();
    if (value === undefined) throw new Error(`curl ${option} has no value.`);
    return value;
  };
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (QUIET.includes(word)) continue;
    if (QUIET_WITH_VALUE.includes(word)) next(word);
    else if (word === '-X') method = next(word);
    else if (word === '-G') inAddress = true;
    else if (word === '-H') headers.append(...divided(next(word), ':'));
    else if (word === '-F') form.set(...divided(next(word), '='));
    else if (/^(?:-d|--data|--data-urlencode|--json)$/.test(word)) data.push(next(word));
    else if (!word.startsWith('-') && address === undefined) address = word;
    else throw new Error(`curl ${word} is unknown. Leave it out, or add it to curlCall.ts.`);
  }
  const url = new URL(address ?? '');
  if (inAddress) data.forEach((pair) => url.searchParams.append(...divided(pair, '=')));
  const body = inAddress || data.length === 0 ? undefined : data.join('&');
  method ??= body !== undefined || form.size > 0 ? 'POST' : 'GET';
  return { method, url, headers, body, form };
}

/** The curl calls to the API among shell commands. */
export function curlCalls(commands: readonly string[][]): string[][] {
  return commands
    .map((words) => words.slice(words.findIndex((word) => /^(?:\w+=\$?)?curl$/.test(word))))
    .filter((words) => words[0] === 'curl' && words.some((word) => word.includes('/api/v1/')));
}

function divided(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at === -1) throw new Error(`"${text}" has no "${mark}".`);
  return [text.slice(0, at), text.slice(at + 1).trim()];
}
