import styled, { css } from 'styled-components';
import { color } from '../../theme/tokens';
import { SmartLink } from '../../ui/links/SmartLink';
import type { PlacedResult } from '../results/groupResults';
import { ResultText } from '../results/ResultText';
import { resultLinkProps } from '../results/resultLinkProps';
import { whenOpened } from '../results/whenOpened';
import { Star } from './Star';
import type { SavedResults } from './useSavedResults';

interface OptionRowProps {
  result: PlacedResult;
  id: string;
  active: boolean;
  saved: SavedResults;
}

/** A result as an option that is a real link, so it can also be opened in a new tab or copied. */
export function OptionRow({ result, id, active, saved }: OptionRowProps) {
  return (
    <Row role="presentation" $child={result.child}>
      <Link
        {...resultLinkProps(result)}
        role="option"
        id={id}
        aria-selected={active}
        tabIndex={-1}
        {...whenOpened(() => saved.opened(result))}
      >
        <ResultText result={result} />
      </Link>
      {/* ARIA allows no buttons in a listbox or its options, so this star is for pointers only. Keyboard users have the
          star in the footer and those in the lists of saved results. */}
      <span aria-hidden="true">
        <Star result={result} saved={saved} tabIndex={-1} />
      </span>
    </Row>
  );
}

/** A row that can be pressed or chosen. */
export const rowCss = css`
  display: flex;
  align-items: center;
  min-height: 44px;
  border-radius: 8px;
  &:hover {
    background: ${color.line};
    /* The faint color is too pale on this ground. */
    :is(span, small) {
      color: ${color.ink};
    }
  }
  &[aria-selected='true'] {
    background: ${color.accentSoft};
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }
`;

/** A row that is a button, such as "More results". */
export const RowButton = styled.button`
  ${rowCss}
  width: 100%;
  padding-inline: 12px;
  color: ${color.accent};
  font-size: 0.875rem;
  font-weight: 550;
  text-align: left;
`;

const Row = styled.div<{ $child: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  & + & {
    padding-top: 2px;
  }
  ${({ $child }) =>
    $child &&
    css`
      margin-left: 18px;
      padding-left: 10px;
      border-left: 1px solid ${color.line};
    `}
  > span {
    position: absolute;
    right: 6px;
    opacity: 0;
  }
  &:hover > span,
  [aria-selected='true'] + span {
    opacity: 1;
  }
  @media (hover: none) {
    > span {
      opacity: 1;
    }
  }
`;

const Link = styled(SmartLink)`
  ${rowCss}
  flex: 1;
  min-width: 0;
  padding: 6px 44px 6px 12px;
`;
