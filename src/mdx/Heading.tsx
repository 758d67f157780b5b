import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../theme/tokens';
import { VisuallyHidden } from '../ui/VisuallyHidden';

interface HeadingProps {
  id: string;
  children?: ReactNode;
}

/** A heading with a permalink next to it. */
function headingOf(Tag: 'h2' | 'h3' | 'h4' | 'h5' | 'h6') {
  return function Heading({ id, children }: HeadingProps) {
    return (
      <Tag id={id}>
        {children}
        <Anchor href={`#${id}`}>
          <VisuallyHidden>Link to this section</VisuallyHidden>
          <span aria-hidden="true">#</span>
        </Anchor>
      </Tag>
    );
  };
}

export const Heading2 = headingOf('h2');
export const Heading3 = headingOf('h3');
export const Heading4 = headingOf('h4');
export const Heading5 = headingOf('h5');
export const Heading6 = headingOf('h6');

const Anchor = styled.a`
  display: inline-block;
  min-width: 24px;
  margin-left: 4px;
  color: ${color.accent};
  font-weight: 400;
  text-align: center;
  text-decoration: none;
  @media (hover: hover) {
    :not(:hover) > &:not(:focus-visible) {
      opacity: 0;
    }
  }
`;
