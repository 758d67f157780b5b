import styled, { css } from 'styled-components';
import { color, media } from '../../theme/tokens';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { markCss, MarkedText } from './MarkedText';
import { ResultName } from './ResultName';
import type { PlacedResult } from './groupResults';

/**
 * The text of a result row: title, breadcrumbs, and the snippet or, for a passage, its sentences. Passages have a heading of their
 * own; that of other rows names the first categories, so their breadcrumbs need not.
 */
export function ResultText({ result }: { result: PlacedResult }) {
  const { group, titleMarked, crumbs, snippetMarked, isPage, child, passage } = result;
  const [page, ...headings] = crumbs;
  const categories = passage ? crumbs : crumbs.slice(group.split(' › ').length);
  const above = isPage ? categories : headings;
  return (
    <Text>
      <Title>
        <ResultName page={isPage || child ? undefined : page}>
          <MarkedText value={titleMarked} />
        </ResultName>
      </Title>{' '}
      {/* Below its page a section need not show the page again; a screen reader that reads one row still names it. */}
      {child && <VisuallyHidden>{page}</VisuallyHidden>}{' '}
      {above.length > 0 && <Crumbs>{above.join(' › ')}</Crumbs>}{' '}
      {snippetMarked && (
        <Snippet $lines={passage ? 4 : 1}>
          <MarkedText value={snippetMarked} />
        </Snippet>
      )}
    </Text>
  );
}

const Text = styled.span`
  ${markCss}
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, auto) minmax(0, 1fr);
  column-gap: 12px;
  align-items: baseline;
  min-width: 0;
  font-size: 0.875rem;
  line-height: 1.25rem;
  overflow-wrap: anywhere;
  ${media.phone} {
    display: block;
  }
`;

const lines = (count: number) => css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${count};
`;

const Title = styled.span`
  ${lines(2)}
  color: ${color.ink};
  font-weight: 550;
`;

const Crumbs = styled.span`
  color: ${color.inkFaint};
  font-size: 0.8125rem;
  text-align: right;
  /* Clamped lines lose their ellipsis when they are aligned right. */
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${media.phone} {
    text-align: left;
  }
`;

const Snippet = styled.span<{ $lines: number }>`
  ${({ $lines }) => lines($lines)}
  grid-column: 1 / -1;
  color: ${color.inkSoft};
  font-size: 0.8125rem;
`;
