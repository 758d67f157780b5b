import type { ReactNode } from 'react';
import styled from 'styled-components';
import { inlineCodeCss } from '../theme/inlineCodeCss';
import { color, media } from '../theme/tokens';

interface PlainPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A single-column page without a sidebar. */
export function PlainPage({ title, lead, children }: PlainPageProps) {
  return (
    <Column>
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
      {children}
    </Column>
  );
}

const Column = styled.div`
  position: relative;
  max-width: 856px;
  margin-inline: auto;
  padding: 72px 48px 96px;
  ${media.mobile} {
    padding: 40px 20px 64px;
  }
  > p {
    margin: 12px 0 28px;
    color: ${color.inkSoft};
    font-size: 1.125rem;
    line-height: 1.75rem;
  }
  > h2 {
    margin: 44px 0 16px;
    font-size: 1.125rem;
    font-weight: 600;
    line-height: 1.75rem;
  }
  > p code {
    ${inlineCodeCss}
  }
`;
