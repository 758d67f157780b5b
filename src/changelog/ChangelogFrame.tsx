import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { linkLine } from '../theme/linkLine';
import { color, frame, media } from '../theme/tokens';
import { Crumbs } from '../ui/links/Crumbs';

interface ChangelogFrameProps {
  /** The parent pages of this one. */
  trail?: ComponentProps<typeof Crumbs>['trail'];
  title?: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** The frame around every changelog page. */
export function ChangelogFrame({ trail = [], title, lead, children }: ChangelogFrameProps) {
  return (
    <Frame>
      <Crumbs trail={trail} />
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
  padding: 40px 32px 72px;
  ${media.mobile} {
    padding: 28px 20px 56px;
  }
`;

const Head = styled.div`
  padding-bottom: 28px;
  border-bottom: 1px solid ${color.line};
  p a {
    ${linkLine}
    &:hover {
      text-decoration-thickness: 2px;
    }
  }
`;
