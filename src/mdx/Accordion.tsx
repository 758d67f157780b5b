import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../theme/tokens';
import { Icon } from '../ui/Icon';

interface AccordionProps {
  title: string;
  children?: ReactNode;
}

/** Content that only some readers need, collapsed below its title. */
export function Accordion({ title, children }: AccordionProps) {
  return (
    <Details>
      <Summary>
        <Icon name="chevron" />
        {title}
      </Summary>
      <Content>{children}</Content>
    </Details>
  );
}

const Details = styled.details`
  border-bottom: 1px solid ${color.line};
  && + & {
    margin-top: 0;
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: baseline;
  gap: 10px;
  padding: 12px 0;
  font-weight: 550;
  overflow-wrap: anywhere;
  svg {
    flex: none;
    position: relative;
    top: 2px;
    color: ${color.inkFaint};
  }
  details[open] > & svg {
    rotate: 90deg;
  }
  /* On touch screens, the title tapped last would stay coloured. */
  @media (hover: hover) {
    &:hover {
      color: ${color.accent};
    }
  }
`;

// Space at the top for the title's focus ring.
const Content = styled.div`
  padding: 6px 0 20px 26px;
  > * + * {
    margin-top: 12px;
  }
  > :first-child {
    margin-top: 0;
  }
  > :last-child {
    margin-bottom: 0;
  }
`;
