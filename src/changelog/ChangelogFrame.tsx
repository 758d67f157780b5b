import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, frame, media } from '../theme/tokens';

interface ChangelogFrameProps {
  title?: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** What all pages of the changelog have around them. */
export function ChangelogFrame({ title, lead, children }: ChangelogFrameProps) {
  return (
    <Frame>
      {title && (
        <Head>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </Head>
      )}
      {children}
    </Frame>
  );
}

const Frame = styled.div`
  max-width: calc(180px + ${frame.gutter} + ${frame.text} + 64px);
  margin-inline: auto;
  padding: 48px 32px 72px;
  ${media.mobile} {
    padding: 28px 20px 56px;
  }
`;

const Head = styled.div`
  padding-bottom: 28px;
  border-bottom: 1px solid ${color.line};
  h1 {
    font-size: 2.125rem;
    font-weight: 650;
    line-height: 40px;
    letter-spacing: -0.02em;
  }
  p {
    margin-top: 8px;
    color: ${color.inkSoft};
    font-size: 1.125rem;
    line-height: 28px;
  }
  p a {
    text-decoration: underline 1px ${color.accent};
    text-underline-offset: 3px;
  }
`;
