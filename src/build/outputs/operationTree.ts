import type { ApiOperation } from '../../model/apiContract';
import type { TreeNode } from '../../model/tree';

/** The operations of the API, by their tags: the call, the name with a link to its place in the reference, what it does. */
export function operationTree(operations: readonly ApiOperation[]): TreeNode[] {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  return tags.flatMap((tag): TreeNode[] => [
    ['h2', null, tag],
    ['ul', null, ...operations.filter((one) => one.tag === tag).map(item)],
  ]);
}

function item({ method, path, summary, description, anchor }: ApiOperation): TreeNode {
  return [
    'li',
    null,
    ['code', null, `${method.toUpperCase()} ${path}`],
    ' ',
    ['a', { href: `#${anchor}` }, summary],
    `: ${description}`,
  ];
}
