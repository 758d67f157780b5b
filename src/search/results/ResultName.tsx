import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/tokens';

interface ResultNameProps {
  /** The page of a section that is shown without it. */
  page?: string;
  children: ReactNode;
}

/**
 * The name of a result. Sections of many pages have the same name, so one shown without its page has the page's name first: in an
 * element of its own, for the reason given at `MarkedText`.
 */
export function ResultName({ page, children }: ResultNameProps) {
  return (
    <>
      {page && (
        <span key={page}>
          {page} <Sign>›</Sign>{' '}
        </span>
      )}
      {children}
    </>
  );
}

const Sign = styled.span`
  color: ${color.inkFaint};
  font-weight: 400;
`;
