import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PageLink } from '../model/navigation/pageLink';
import { secondaryButtonCss } from '../theme/secondaryButtonCss';
import { color, media } from '../theme/tokens';
import { Crumbs } from '../ui/links/Crumbs';
import { samplesGround, SIDE_BY_SIDE } from './panesCss';

interface ReferenceHeadProps {
  title: string;
  lead: string;
  /** The pages above this one. */
  trail: readonly PageLink[];
  /** The base URLs and a sample call; next to the introduction if samples are next to the text, else below it. */
  firstCall: ReactNode;
  children: ReactNode;
}

/** The top of the reference: its title and lead, the contract as downloads, and a first call. */
export function ReferenceHead({ title, lead, trail, firstCall, children }: ReferenceHeadProps) {
  return (
    <Head>
      <div>
        <Crumbs trail={trail} />
        <h1>{title}</h1>
        <p>{lead}</p>
        {children}
        <Files>
          {['json', 'yaml'].map((type) => (
            <li key={type}>
              <a href={`${__PATH_PREFIX__}/openapi.${type}`} download>
                Download openapi.{type}
              </a>
            </li>
          ))}
        </Files>
      </div>
      <FirstCall aria-label="First call">{firstCall}</FirstCall>
    </Head>
  );
}

const Head = styled.div`
  ${samplesGround}
  position: relative;
  padding: 40px 48px 20px;
  h1 + p {
    margin-bottom: 16px;
  }
  ${media.mobile} {
    padding: 24px 20px 8px;
  }
  ${SIDE_BY_SIDE} {
    padding-right: 0;
    > div {
      width: calc(58% - 48px);
    }
  }
`;

const FirstCall = styled.section`
  margin-top: 28px;
  font-size: 0.875rem;
  && ul {
    padding: 0;
    list-style: none;
  }
  && pre {
    font-size: 0.78125rem;
  }
  ${SIDE_BY_SIDE} {
    /* Above the panes, whose first chapters have no samples next to them. */
    position: absolute;
    z-index: 1;
    top: 40px;
    right: 0;
    width: 42%;
    margin: 0;
    padding-inline: 48px;
    [data-language] {
      background: ${color.raised};
    }
  }
`;

const Files = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 20px;
  a {
    ${secondaryButtonCss}
    display: block;
  }
`;
