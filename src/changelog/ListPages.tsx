import styled from 'styled-components';
import { changelogListPath } from '../model/changelog/changelog';
import { color } from '../theme/tokens';
import { SmartLink } from '../ui/links/SmartLink';

/** Links to newer and older pages of the list. */
export function ListPages({ page, pageCount }: { page: number; pageCount: number }) {
  return (
    <Frame aria-label="Changelog list page navigation">
      {page > 1 && <SmartLink href={changelogListPath(page - 1)}>← Newer entries</SmartLink>}
      <span>
        Page {page} of {pageCount}
      </span>
      {page < pageCount && (
        <SmartLink href={changelogListPath(page + 1)}>Older entries →</SmartLink>
      )}
    </Frame>
  );
}

const Frame = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 12px;
  padding-top: 24px;
  border-top: 1px solid ${color.line};
  color: ${color.inkFaint};
  font-size: 0.875rem;
  line-height: 1.5rem;
  a {
    color: ${color.ink};
    font-weight: 550;
  }
  a:hover {
    color: ${color.accent};
  }
`;
