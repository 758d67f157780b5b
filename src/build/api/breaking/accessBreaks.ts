import type { ApiContract, Json } from '../../../model/apiContract';
import { listOf, objectOf, textOf } from '../json';
import type { ContractOperation } from '../operations';

/** Scopes and ways to sign in that an operation needs now and did not need before. */
export function securityBreaks(
  released: readonly [ApiContract, ContractOperation],
  current: readonly [ApiContract, ContractOperation],
): readonly string[] {
  const was = needs(released);
  return needs(current)
    .filter((need) => !was.includes(need))
    .map((need) => `${released[1].id}: it needs ${need} now. Tokens that lack it will be refused.`);
}

function needs([contract, { value }]: readonly [ApiContract, ContractOperation]) {
  return listOf(value.security ?? contract.security).flatMap((one) =>
    Object.entries(objectOf(one)).flatMap(([scheme, scopes]) => [
      scheme,
      ...listOf(scopes).map((scope) => `the scope ${textOf(scope)}`),
    ]),
  );
}

/** Limits that are lower than before, or new. */
export function quotaBreaks(
  where: string,
  released: Json | undefined,
  current: Json | undefined,
): readonly string[] {
  return Object.entries(objectOf(current)).flatMap(([name, is]) => {
    const was = objectOf(released)[name];
    if (typeof is !== 'number' || (typeof was === 'number' && is >= was)) return [];
    const from = typeof was === 'number' ? `was ${was} and is ${is} now` : `is ${is} now`;
    return [`${where}: the limit ${name} ${from}. Clients that use more will be refused.`];
  });
}

/** Hosts at which the API no longer answers. */
export function serverBreaks(released: ApiContract, current: ApiContract): readonly string[] {
  const hosts = addresses(current);
  return addresses(released)
    .filter((host) => !hosts.includes(host))
    .map((host) => `The server ${host} was removed. Clients that call it will fail.`);
}

/** The addresses of all servers; one for each value that a variable is limited to. */
function addresses({ servers }: ApiContract): readonly string[] {
  return servers.flatMap((server) =>
    Object.entries(objectOf(server.variables)).reduce(
      (urls, [name, variable]) => {
        const values = listOf(objectOf(variable).enum).map(textOf);
        if (values.length === 0) return urls;
        return urls.flatMap((url) => values.map((value) => url.replace(`{${name}}`, value)));
      },
      [textOf(server.url)],
    ),
  );
}
