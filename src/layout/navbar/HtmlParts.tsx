import { createElement } from 'react';
import styled from 'styled-components';
import type { TreeNode } from '../../model/content/tree';
import { color } from '../../theme/tokens';
import { renderTrees } from '../../ui/renderTree';
import { SmartLink } from '../../ui/links/SmartLink';

/** Sanitized elements that the owner wrote as HTML; their links navigate like the site's own. */
export function HtmlParts({ tree }: { tree: readonly TreeNode[] }) {
  return createElement(Box, null, ...renderTrees(tree, { a: SmartLink }));
}

const Box = styled.div`
  padding: 5px 10px;
  font-size: 0.875rem;
  line-height: 1.375rem;
  a:hover {
    color: ${color.accent};
  }
  hr {
    margin: 0;
    border: 0;
    border-top: 1px solid ${color.line};
  }
`;
