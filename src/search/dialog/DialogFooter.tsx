import styled from 'styled-components';
import { color, font, media } from '../../theme/tokens';
import { SmartLink } from '../../ui/links/SmartLink';
import { shownCount } from '../results/shownCount';
import { searchAddress } from '../searchAddress';
import type { SavedResult } from './savedResults';
import { Star } from './Star';
import type { SavedResults } from './useSavedResults';

interface DialogFooterProps {
  /** What the link to all results shows; undefined when there are none. */
  all?: { readonly count: number; readonly query: string };
  /** The result that can be added to the favourites here. */
  favourite?: SavedResult;
  /** Whether the arrow keys lead to something that Enter opens. */
  choices: boolean;
  saved: SavedResults;
}

/** The link to all results, and the keys that work in the dialog. */
export function DialogFooter({ all, favourite, choices, saved }: DialogFooterProps) {
  return (
    // In a dialog it would count as the page's own.
    <Footer role="presentation">
      {all && (
        <SmartLink href={searchAddress(all.query)}>
          {all.count === 1 ? 'See 1 result' : `See all ${shownCount(all.count)} results`}
        </SmartLink>
      )}
      {favourite && <Star result={favourite} saved={saved} />}
      <Keys>
        {choices && (
          <>
            <li>
              <kbd>↑</kbd> <kbd>↓</kbd> to choose
            </li>
            <li>
              <kbd>Enter</kbd> to open
            </li>
          </>
        )}
        <li>
          <kbd>Esc</kbd> to close
        </li>
      </Keys>
    </Footer>
  );
}

const Footer = styled.footer`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 6px 20px;
  border-top: 1px solid ${color.line};
  color: ${color.inkFaint};
  font-size: 0.8125rem;
  line-height: 1.25rem;
  > a {
    padding-block: 4px;
    color: ${color.accent};
    font-weight: 550;
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
  ${media.phone} {
    margin-top: auto;
    /* Keys are not listed on phones. */
    &:not(:has(> a, > button)) {
      display: none;
    }
  }
`;

const Keys = styled.ul`
  display: flex;
  gap: 14px;
  margin-left: auto;
  kbd {
    display: inline-block;
    min-width: 22px;
    padding: 0 5px;
    border: 1px solid ${color.lineStrong};
    border-radius: 5px;
    font: 550 0.75rem/1.125rem ${font.sans};
    text-align: center;
  }
  ${media.phone} {
    display: none;
  }
`;
