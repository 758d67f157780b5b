import type { RootContent } from 'hast';
import { componentRule } from '../../../model/content/vocabulary';
import { isBlank, isElement, isJsx, type Parent } from './hast';

/** Removes paragraphs that contain only block components, pictures or comments, keeping their visible children. */
export function unwrapParagraphs(parent: Parent): void {
  parent.children = (parent.children as RootContent[]).flatMap((node): RootContent[] => {
    if (isJsx(node) || isElement(node)) unwrapParagraphs(node);
    if (!isElement(node, 'p')) return [node];
    const shown = node.children.filter((child) => !isBlank(child));
    return shown.every(standsAlone) ? shown : [node];
  });
}

function standsAlone(node: RootContent): boolean {
  return isElement(node, 'img') || (isJsx(node) && !componentRule(node.name ?? '')?.inline);
}
