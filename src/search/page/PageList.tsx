import styled from 'styled-components';
import { color, media } from '../../theme/tokens';
import { SmartLink } from '../../ui/links/SmartLink';
import { resultLinkProps } from '../results/resultLinkProps';
import { markCss, MarkedText } from '../results/MarkedText';
import type { PageResults } from './pageResults';

/** The pages that were found, each with its sections. */
export function PageList({ pages }: { pages: readonly PageResults[] }) {
  return (
    <List>
      {pages.map(({ key, url, external, titleMarked, crumbs, snippetMarked, sections }) => (
        <li key={key}>
          <p>{crumbs.join(' › ')}</p>
          <h2>
            <SmartLink {...resultLinkProps({ url, external })}>
              <MarkedText value={titleMarked} />
            </SmartLink>
          </h2>
          {snippetMarked && (
            <p>
              <MarkedText value={snippetMarked} />
            </p>
          )}
          {sections.length > 0 && <PageSections sections={sections} />}
        </li>
      ))}
    </List>
  );
}

function PageSections({ sections }: Pick<PageResults, 'sections'>) {
  return (
    <ul>
      {sections.map((section) => (
        <li key={section.id}>
          <SmartLink {...resultLinkProps(section)}>
            <MarkedText value={section.titleMarked} />
          </SmartLink>
          {/* The page is named above; the headings in between are not. */}
          {section.crumbs.length > 1 && <small>{section.crumbs.slice(1).join(' › ')}</small>}
          {section.snippetMarked && (
            <p>
              <MarkedText value={section.snippetMarked} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

const List = styled.ol`
  ${markCss}
  overflow-wrap: anywhere;
  > li {
    padding-block: 20px;
    border-bottom: 1px solid ${color.line};
  }
  h2 {
    font-size: 1.125rem;
    font-weight: 600;
    line-height: 1.75rem;
  }
  p,
  small {
    color: ${color.inkSoft};
    font-size: 0.875rem;
    line-height: 1.375rem;
  }
  > li > p:first-child,
  small {
    color: ${color.inkFaint};
    font-size: 0.8125rem;
  }
  a {
    display: inline-block;
  }
  a:hover {
    color: ${color.accent};
  }
  ul {
    margin-top: 12px;
    border-left: 1px solid ${color.line};
  }
  ul > li {
    padding: 6px 0 6px 20px;
    ${media.phone} {
      padding-left: 14px;
    }
  }
  ul a {
    font-size: 0.9375rem;
    font-weight: 550;
    line-height: 1.5rem;
  }
  small {
    margin-left: 12px;
  }
`;
