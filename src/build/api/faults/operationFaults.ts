import type { ApiContract } from '../../../model/api/apiContract';
import type { Fault } from '../../../model/fault';
import { whichExist } from '../../whichExist';
import { ROOT } from '../contract/bundleContract';
import { followed, listOf, objectOf, textOf } from '../contract/json';
import { contractOperations, type ContractOperation } from '../contract/operations';
import { bodyContent, JSON_TYPE, SENDABLE } from '../samples/sampleRequest';
import { operationPlace } from './operationPlace';

/** What operations lack that the reference, its menu, its samples and its consoles need. */
export function operationFaults(contract: ApiContract): readonly Fault[] {
  const operations = contractOperations(contract);
  const tags = contract.tags.map(({ name }) => textOf(name));
  return operations.flatMap((operation, index) => {
    const namesake = operations.slice(0, index).find(({ id }) => id === operation.id);
    const messages = [
      ...idProblems(operation, namesake),
      ...(textOf(operation.value.summary) === ''
        ? [`${called(operation)} has no summary, which is its title. Add one.`]
        : []),
      ...tagProblems(operation, tags),
      ...bodyProblems(contract, operation),
      ...responseProblems(contract, operation),
    ];
    return messages.map((message) => ({ ...operationPlace(operation), message }));
  });
}

const called = ({ method, path }: ContractOperation) => `${method.toUpperCase()} ${path}`;

function idProblems(operation: ContractOperation, namesake?: ContractOperation): string[] {
  const { id } = operation;
  if (id === '') return [`${called(operation)} has no operationId. Add one, such as GetProject.`];
  if (!/^[\w.-]+$/.test(id)) {
    return [
      `The operationId "${id}" may contain only letters from A to Z, digits, ".", "-" and "_". Rename it.`,
    ];
  }
  if (!namesake) return [];
  return [
    `The operationId "${id}" is also that of ${called(namesake)}. Give each operation its own.`,
  ];
}

function tagProblems(operation: ContractOperation, tags: readonly string[]): string[] {
  const tag = textOf(listOf(operation.value.tags)[0]);
  if (tags.includes(tag)) return [];
  if (tag !== '')
    return [`There is no tag "${tag}" (${called(operation)}). ${whichExist(tag, tags)}`];
  return [
    `${called(operation)} has no tag, so no menu would show it. Add one of the tags of ${ROOT}.`,
  ];
}

function bodyProblems(contract: ApiContract, operation: ContractOperation): string[] {
  const { type } = bodyContent(contract, operation.value);
  if (type === '' || SENDABLE.includes(type)) return [];
  return [
    `${called(operation)} takes ${type}, but samples and consoles can only send ${SENDABLE.join(' or ')}. Describe its body as one of these.`,
  ];
}

/** Consoles look up the examples of responses by the names of their files. */
function responseProblems(contract: ApiContract, operation: ContractOperation): string[] {
  return Object.entries(objectOf(operation.value.responses)).flatMap(([status, response]) => {
    const { content } = objectOf(followed(contract, response));
    const where = `response ${status} of ${called(operation)}`;
    return Object.entries(objectOf(content)).flatMap(([type, media]) => {
      const examples = Object.entries(objectOf(objectOf(media).examples));
      if (examples.length === 0 && type === JSON_TYPE) {
        return [`The ${where} has no examples. Refer to at least one file in openapi/examples.`];
      }
      return examples
        .filter(([name, one]) => objectOf(one).$ref !== `#/components/examples/${name}`)
        .map(
          ([name]) =>
            `The example "${name}" of the ${where} must refer to the file openapi/examples/${name}.yaml. Move it there.`,
        );
    });
  });
}
