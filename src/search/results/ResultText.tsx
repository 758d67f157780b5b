import styled from 'styled-components';
import { color, media } from '../../theme/tokens';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { MarkedText } from './MarkedText';
import type { PlacedResult } from './groupResults';

/** The text of a result row: title, breadcrumbs and snippet. */
export function ResultText({ result }: { result: PlacedResult }) {
  const { titleMarked, crumbs, snippetMarked, child } = result;
  // A section below its page need not show the page again, but a screen reader that reads only this row should hear it.
  const [page, ...headings] = crumbs;
  return (
    <Text>
      <Title>
        <MarkedText value={titleMarked} />
      </Title>{' '}
      <Crumbs>
        {child ? (
          <>
            <VisuallyHidden>{page}</VisuallyHidden> {headings.join(' › ')}
          </>
        ) : (
          crumbs.join(' › ')
        )}
      </Crumbs>{' '}
      {snippetMarked && (
        <Snippet>
          <MarkedText value={snippetMarked} />
        </Snippet>
      )}
    </Text>
  );
}

const Text = styled.span`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, auto) minmax(0, 1fr);
  column-gap: 12px;
  align-items: baseline;
  min-width: 0;
  font-size: 0.875rem;
  line-height: 1.25rem;
  mark {
    background: none;
    color: ${color.accent};
    font-weight: 650;
  }
  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.phone} {
    display: block;
    > * {
      display: block;
    }
  }
`;

const Title = styled.span`
  color: ${color.ink};
  font-weight: 550;
`;

const Crumbs = styled.span`
  color: ${color.inkFaint};
  font-size: 0.8125rem;
  text-align: right;
  ${media.phone} {
    text-align: left;
  }
`;

const Snippet = styled.span`
  grid-column: 1 / -1;
  color: ${color.inkSoft};
  font-size: 0.8125rem;
`;
