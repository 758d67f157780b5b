import type {
  AnswerExample,
  ApiConsole,
  ApiConsoles,
  ApiField,
} from '../../../model/api/apiConsole';
import type { ApiContract, Json, JsonObject } from '../../../model/api/apiContract';
import { followed, objectOf, textOf } from '../contract/json';
import { contractOperations, type ContractOperation } from '../contract/operations';
import { bodyContent, callShape, sampleValues } from '../samples/sampleRequest';
import { objectField } from './apiField';
import { requestSchema } from './requestSchema';

/** The consoles of all operations in the contract, with their example responses. */
export function apiConsoles(contract: ApiContract): ApiConsoles {
  const consoles = contractOperations(contract).map((one) => consoleOf(contract, one));
  const { examples } = contract.components;
  const named = Object.entries(objectOf(examples)).map(
    ([name, example]) => [name, objectOf(example).value ?? null] as const,
  );
  const used = new Set([...answerNames(consoles), ...errorNames(consoles)]);
  return {
    consoles: Object.fromEntries(consoles.map((one) => [one.operation, one])),
    payloads: Object.fromEntries(named.filter(([name]) => used.has(name))),
  };
}

const answerNames = (consoles: readonly ApiConsole[]) =>
  consoles.flatMap(({ answers }) => answers.flatMap(({ name }) => name ?? []));

const errorNames = (consoles: readonly ApiConsole[]) =>
  consoles.flatMap(({ form }) => errorsOf(form));

/** The errors returned for an invalid field or for anything invalid within it. */
function errorsOf(field: ApiField): string[] {
  return [...(field.refusal ? [field.refusal.error] : []), ...errorsWithin(field)];
}

function errorsWithin(field: ApiField): string[] {
  switch (field.kind) {
    case 'object':
      return [
        ...field.rules.flatMap(({ error }) => error ?? []),
        ...field.fields.flatMap((named) => errorsOf(named.field)),
      ];
    case 'list':
      return errorsOf(field.entry);
    case 'alternatives':
      return field.options.flatMap((option) => errorsOf(option.field));
    default:
      return [];
  }
}

function consoleOf(contract: ApiContract, operation: ContractOperation): ApiConsole {
  const answers = answersOf(contract, objectOf(operation.value.responses));
  return {
    operation: operation.id,
    shape: callShape(contract, operation),
    form: objectField(contract, requestSchema(contract, operation)),
    sample: sampleValues(contract, operation),
    examples: examplesOf(contract, operation, answers[0]?.name),
    answers,
    malformed: malformed(contract, answers),
  };
}

function examplesOf(contract: ApiContract, { value }: ContractOperation, first = '') {
  const { content } = bodyContent(contract, value);
  return Object.values(objectOf(content.examples)).map((one) => {
    const example = objectOf(followed(contract, one));
    const answer = textOf(example['x-answer']) || first;
    return {
      summary: textOf(example.summary),
      body: example.value ?? {},
      ...(answer && { answer }),
    };
  });
}

function answersOf(contract: ApiContract, responses: JsonObject): readonly AnswerExample[] {
  // Keys that are numbers are in ascending order.
  return Object.entries(responses).flatMap(([status, response]) =>
    answersWith(contract, Number(status), objectOf(followed(contract, response))),
  );
}

function answersWith(
  contract: ApiContract,
  status: number,
  response: JsonObject,
): readonly AnswerExample[] {
  const [content] = Object.values(objectOf(response.content));
  if (!content) return [{ status, summary: textOf(response.description) }];
  return Object.entries(objectOf(objectOf(content).examples)).map(([name, example]) => ({
    status,
    name,
    summary: textOf(objectOf(followed(contract, example)).summary),
  }));
}

/** The shortest example of a 400 error: longer ones contain details of one particular mistake. */
function malformed(contract: ApiContract, answers: readonly AnswerExample[]): JsonObject {
  const examples = objectOf(contract.components.examples);
  const payloads = answers
    .filter(({ status, name }) => status === 400 && name)
    .map(({ name }) => objectOf(objectOf(examples[name!]).value));
  const [shortest = {}] = payloads.sort((a, b) => sizeOf(a) - sizeOf(b));
  return shortest;
}

const sizeOf = (value: Json) => JSON.stringify(value).length;
