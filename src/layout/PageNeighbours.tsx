import styled from 'styled-components';
import type { Neighbours } from '../model/navigation/neighbours';
import { color, media } from '../theme/tokens';
import { SmartLink } from '../ui/links/SmartLink';

interface PageNeighboursProps extends Neighbours {
  /** Label of the landmark. */
  label: string;
}

/** Links to the previous and next page. */
export function PageNeighbours({ previous, next, label }: PageNeighboursProps) {
  if (!previous && !next) return null;
  return (
    <Frame aria-label={label}>
      {previous && (
        <Way href={previous.path} rel="prev">
          <small>Previous</small>
          {previous.title}
        </Way>
      )}
      {next && (
        <Way href={next.path} rel="next">
          <small>Next</small>
          {next.title}
        </Way>
      )}
    </Frame>
  );
}

const Frame = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
  margin-top: 56px;
  ${media.phone} {
    grid-template-columns: 1fr;
  }
`;

const Way = styled(SmartLink)`
  display: flex;
  flex-direction: column;
  padding: 14px 18px;
  border: 1px solid ${color.line};
  border-radius: 12px;
  font-weight: 550;
  overflow-wrap: anywhere;
  &:hover {
    border-color: ${color.accent};
  }
  small {
    color: ${color.inkFaint};
    font-size: 0.8125rem;
    font-weight: 400;
    line-height: 1.25rem;
  }
  &[rel='next'] {
    grid-column: -2;
    text-align: right;
  }
`;
