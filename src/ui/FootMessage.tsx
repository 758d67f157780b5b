import type { ReactNode, Ref } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { color } from '../theme/tokens';
import { footPlace } from './footPlace';

interface FootMessageProps {
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A message at the bottom of the window, over the page. */
export function FootMessage({ ref, children }: FootMessageProps) {
  return createPortal(<Place ref={ref}>{children}</Place>, footPlace());
}

const Place = styled.div`
  flex: none;
  max-width: 100%;
  > [role='status'] {
    background: ${color.raised};
  }
  > :not(:empty) {
    border-radius: 10px;
    box-shadow: 0 8px 28px -12px ${color.backdrop};
    pointer-events: auto;
  }
`;
