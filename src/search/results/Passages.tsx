import { useId } from 'react';
import styled from 'styled-components';
import { linkLine } from '../../theme/linkLine';
import { color } from '../../theme/tokens';
import { SmartLink } from '../../ui/links/SmartLink';
import { markCss, MarkedText } from './MarkedText';
import { PASSAGES } from './passagesOf';
import { resultLinkProps } from './resultLinkProps';
import type { SearchResult } from './searchResult';

/** Verbatim sentences from the pages that may answer the query, each with a link to its section. */
export function Passages({ passages }: { passages: readonly SearchResult[] }) {
  const id = useId();
  if (passages.length === 0) return null;
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{PASSAGES}</h2>
      <ol>
        {passages.map((passage) => (
          <li key={passage.id}>
            <SmartLink {...resultLinkProps(passage)}>{passage.title}</SmartLink>
            {passage.crumbs.length > 0 && <small>{passage.crumbs.join(' › ')}</small>}
            <blockquote>
              <MarkedText value={passage.snippetMarked ?? ''} />
            </blockquote>
          </li>
        ))}
      </ol>
    </Box>
  );
}

const Box = styled.section`
  ${markCss}
  margin-top: 8px;
  padding: 14px 16px 2px;
  border: 1px solid ${color.line};
  border-radius: 12px;
  font-size: 0.875rem;
  line-height: 1.375rem;
  overflow-wrap: anywhere;
  h2 {
    color: ${color.inkFaint};
    font-size: 0.78125rem;
    font-weight: 500;
    line-height: 1.25rem;
  }
  li {
    padding-block: 8px 12px;
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
  a {
    margin-right: 12px;
    color: ${color.ink};
    font-weight: 600;
    ${linkLine}
  }
  a:hover {
    text-decoration-thickness: 2px;
  }
  small {
    display: inline-block;
    color: ${color.inkFaint};
    font-size: 0.8125rem;
  }
  blockquote {
    margin: 2px 0 0;
    color: ${color.inkSoft};
  }
`;
