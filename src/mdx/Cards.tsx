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
  /* As close as on all other cards, not as parts of a list. */
  && > li > * + * {
    margin-top: 4px;
  }
  && a {
    text-decoration: none;
  }
`;
