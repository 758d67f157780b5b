import type { ApiConsole } from '../../../model/api/apiConsole';
import type { ApiOperation } from '../../../model/api/apiContract';
import { capitalized } from '../../../model/capitalized';
import type { TreeNode } from '../../../model/content/tree';
import type { ApiReference } from '../../api/reference/apiReference';
import { apiConsoles } from '../../api/console/apiConsoles';
import { requestFields } from './requestFields';

/**
 * The operations of the API by tag, each with its method and path, a link to its place in the reference, what it does, the
 * parameters and body it takes, and the statuses of its responses.
 */
export function operationTree({
  operations,
  contract,
}: Pick<ApiReference, 'operations' | 'contract'>): TreeNode[] {
  const { consoles } = apiConsoles(contract);
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const item = (one: ApiOperation) => itemOf(one, consoles[one.operationId]!);
  return [
    ...INTRODUCTION,
    ...tags.flatMap((tag): TreeNode[] => [
      ['h2', null, tag],
      ['ul', null, ...operations.filter((one) => one.tag === tag).map(item)],
    ]),
  ];
}

/** Explains what the list leaves out: everything on the page would make it ten times as long. */
const INTRODUCTION: readonly TreeNode[] = [
  [
    'p',
    null,
    'Here each operation has its parameters, the fields of its body and the statuses of its answers; a field that is required is so wherever the one that it stands in is sent. The fields and examples of the answers and errors are in the ',
    ['a', { href: '/openapi.json' }, 'contract'],
    '; the sample calls are on the page alone.',
  ],
];

function itemOf(operation: ApiOperation, { form, answers }: ApiConsole): TreeNode {
  const { method, path, summary, description, anchor } = operation;
  const statuses = [...new Set(answers.map(({ status }) => status))];
  return [
    'li',
    null,
    ['code', null, `${method.toUpperCase()} ${path}`],
    ' ',
    ['a', { href: `#${anchor}` }, summary],
    `: ${description}`,
    ['ul', null, ...sent(form), ['li', null, `Answers: ${statuses.join(', ')}`]],
  ];
}

/** What a call sends, with one item each for its path, query, headers and body. */
function sent({ fields }: ApiConsole['form']): TreeNode[] {
  return fields.map((place): TreeNode => {
    const { name, required, field } = place;
    const head = `${capitalized(name)}${required ? '' : ', if any'}: `;
    const parts = requestFields(field.kind === 'object' ? field.fields : [place]);
    const said = parts.flatMap((part, index): TreeNode[] => [
      index > 0 ? ', ' : head,
      ['code', null, part],
    ]);
    return ['li', null, ...said];
  });
}
