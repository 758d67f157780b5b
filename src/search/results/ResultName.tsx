import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/tokens';

interface ResultNameProps {
  /** The page of a section that is shown without it. */
  page?: string;
  children: ReactNode;
}

/** What a result is called. Sections of many pages have the same name, so the page stands before that of one shown alone. */
export function ResultName({ page, children }: ResultNameProps) {
  return (
    <>
      {page && (
        <>
          {page} <Sign>›</Sign>{' '}
        </>
      )}
      {children}
    </>
  );
}

const Sign = styled.span`
  color: ${color.inkFaint};
  font-weight: 400;
`;
