import type { ApiContract, Json, JsonObject } from '../../../model/api/apiContract';
import { listOf, objectOf, textOf } from '../contract/json';
import type { ContractOperation } from '../contract/operations';

/** The credentials now missing for each way of signing in that no longer suffices, measured against the closest way that does. */
export function securityBreaks(
  released: readonly [ApiContract, ContractOperation],
  current: readonly [ApiContract, ContractOperation],
): readonly string[] {
  const ways = waysIn(current);
  return waysIn(released)
    .flatMap((way) => shortest(ways.map((needed) => lacking(way, needed))))
    .map(
      (need) => `${released[1].id}: it now requires ${need}. Tokens without it will be refused.`,
    );
}

/** Alternative ways to sign in, each a set of schemes and scopes required together. Without a list, nothing is required. */
function waysIn([contract, { value }]: readonly [ApiContract, ContractOperation]) {
  const ways = listOf(value.security ?? contract.security).map(objectOf);
  return ways.length > 0 ? ways : [{}];
}

function lacking(had: JsonObject, needed: JsonObject): readonly string[] {
  return Object.entries(needed).flatMap(([scheme, scopes]) => [
    ...(scheme in had ? [] : [scheme]),
    ...listOf(scopes)
      .filter((scope) => !listOf(had[scheme]).includes(scope))
      .map((scope) => `the scope ${textOf(scope)}`),
  ]);
}

const shortest = (lists: readonly (readonly string[])[]) =>
  lists.reduce((least, list) => (list.length < least.length ? list : least));

/** Limits that were lowered or added. */
export function quotaBreaks(
  where: string,
  released: Json | undefined,
  current: Json | undefined,
): readonly string[] {
  return Object.entries(objectOf(current)).flatMap(([name, is]) => {
    const was = objectOf(released)[name];
    if (typeof is !== 'number' || (typeof was === 'number' && is >= was)) return [];
    const from = typeof was === 'number' ? `changed from ${was} to ${is}` : `is now ${is}`;
    return [`${where}: the limit ${name} ${from}. Clients that exceed it will be refused.`];
  });
}

/** Servers that no longer serve the API. */
export function serverBreaks(released: ApiContract, current: ApiContract): readonly string[] {
  const hosts = addresses(current);
  return addresses(released)
    .filter((host) => !hosts.includes(host))
    .map((host) => `The server ${host} was removed. Clients that call it will fail.`);
}

/** The URLs of all servers, expanded to one for each value in the enum of a variable. */
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
