import type { ApiOperation } from '../../model/api/apiContract';
import type { DigestedRecord } from './recordsQuery';
import { sectionRecords, type RecordPage } from './searchRecords';

/** One record for the reference and one for each operation, which is found by its id and the words of its name, path and description. */
export function operationRecords(
  page: RecordPage,
  summary: string,
  operations: readonly ApiOperation[],
): DigestedRecord[] {
  return sectionRecords(page, [
    { depth: 1, heading: '', anchor: '', blocks: [summary] },
    ...operations.map((operation) => ({
      depth: 2,
      heading: `${operation.summary} · ${operation.method.toUpperCase()} ${operation.path}`,
      anchor: operation.anchor,
      blocks: [operation.description, namesOf(operation)].filter((block) => block !== ''),
    })),
  ]);
}

// Client code calls an operation by its id. A name of one word, such as "status", would lead everyone who types it to the contract.
const namesOf = ({ operationId, names }: ApiOperation) =>
  [operationId, ...names].filter((name) => /[a-z][A-Z]|[-_]/.test(name)).join(', ');
