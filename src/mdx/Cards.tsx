import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CardGrid } from '../ui/CardGrid';

/** Ways on, beside each other. */
export function Cards({ children }: { children?: ReactNode }) {
  return <Grid>{children}</Grid>;
}

const Grid = styled(CardGrid)`
  && {
    margin-block: 24px;
    padding: 0;
    list-style: none;
  }
  && > li {
    margin: 0;
  }
  && a {
    text-decoration: none;
  }
`;
