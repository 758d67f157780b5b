import type { ApiContract, JsonObject } from '../../../model/api/apiContract';
import { listOf, objectOf, textOf } from '../contract/json';
import { mapOperations, type ContractOperation } from '../contract/operations';
import { chaptersOf } from './chapters';
import { plainUuids } from './plainUuids';

/**
 * The contract as the reference shows it. The descriptions include what Redoc does not show, or only after a click: how to
 * authenticate, and token scopes that the description of an operation does not mention. Each operation has a placeholder for
 * its console.
 */
export function referenceContract(contract: ApiContract): ApiContract {
  const described = mapOperations(contract, (operation) => ({
    ...operation.value,
    // Redoc would show an operation again for every other tag, with the same id.
    tags: listOf(operation.value.tags).slice(0, 1),
    description: [textOf(operation.value.description), ...facts(operation)].join('\n\n'),
  }));
  return {
    ...described,
    info: { ...contract.info, description: withAuthentication(contract) },
    components: plainUuids(contract.components),
  };
}

/** Authentication is the first chapter, because no call works without it. */
function withAuthentication({ info, components }: ApiContract): string {
  const schemes = Object.values(objectOf(components.securitySchemes)).map((scheme) =>
    textOf(objectOf(scheme).description).trim(),
  );
  const descriptions = schemes.filter((text) => text !== '');
  const { opening, chapters } = chaptersOf(textOf(info.description));
  const authentication =
    descriptions.length > 0 ? [`# Authentication\n\n${descriptions.join('\n\n')}\n`] : [];
  return [opening, ...authentication, ...chapters.map(({ text }) => text)].join('\n');
}

function facts({ value }: ContractOperation): string[] {
  return [...scopeFact(value), `<div data-console="${textOf(value.operationId)}"></div>`];
}

function scopeFact(operation: JsonObject): string[] {
  const scopes = listOf(operation.security).flatMap((one) =>
    Object.values(objectOf(one)).flatMap((names) => listOf(names).map(textOf)),
  );
  const unmentioned = scopes.filter(
    (scope) => !textOf(operation.description).includes(`**${scope}**`),
  );
  return unmentioned.length > 0
    ? [`Scopes of a workspace token: ${unmentioned.map((scope) => `**${scope}**`).join(', ')}.`]
    : [];
}
