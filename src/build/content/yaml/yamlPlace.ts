import { isMap, isScalar, isSeq, type Document } from 'yaml';

/** The offset of the last key or item on the path to a value, or of the deepest existing one. */
export function yamlPlace(
  { contents }: Document.Parsed,
  path: readonly PropertyKey[],
): number | undefined {
  let node: unknown = contents;
  let offset: number | undefined;
  for (const part of path) {
    const step = stepInto(node, String(part));
    if (!step) break;
    offset = rangeOf(step.at)?.[0] ?? offset;
    node = step.node;
  }
  return offset;
}

function stepInto(node: unknown, part: string): { at: unknown; node: unknown } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === part);
    return pair && { at: pair.key, node: pair.value };
  }
  const item = isSeq(node) ? node.items[Number(part)] : undefined;
  return item === undefined ? undefined : { at: item, node: item };
}

function rangeOf(node: unknown): readonly number[] | null | undefined {
  return isScalar(node) || isMap(node) || isSeq(node) ? node.range : undefined;
}
