import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CardGrid, LinkCard } from '../ui/CardGrid';

interface CardProps {
  title: string;
  href: string;
  children?: ReactNode;
}

/** Ways on, beside each other. */
export function Cards({ children }: { children?: ReactNode }) {
  return <Grid>{children}</Grid>;
}

/** One way on: where it leads and what is there. */
export function Card(props: CardProps) {
  return <LinkCard {...props} />;
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
