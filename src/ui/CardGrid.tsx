import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../theme/tokens';
import { SmartLink } from './links/SmartLink';

/** Cards next to each other, as many as fit. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: 16px;
`;

interface LinkCardProps {
  title: string;
  href: string;
  children?: ReactNode;
}

/** A card that links to a page: all of it is clickable, and its title is the link's name. */
export function LinkCard({ title, href, children }: LinkCardProps) {
  return (
    <Card>
      <Title href={href}>{title}</Title>
      {children && <Text>{children}</Text>}
    </Card>
  );
}

const Card = styled.li`
  position: relative;
  padding: 18px 20px 20px;
  border: 1px solid ${color.line};
  border-radius: 12px;
  background: ${color.raised};
  break-inside: avoid;
  &:hover {
    border-color: ${color.accent};
  }
`;

const Title = styled(SmartLink)`
  font-weight: 600;
  line-height: 1.5rem;
  outline: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 12px;
  }
  &:focus-visible::after {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
`;

const Text = styled.div`
  margin-top: 4px;
  color: ${color.inkSoft};
  font-size: 0.875rem;
  line-height: 1.375rem;
`;
