import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { searchKeys } from '../shortcuts/searchKeys';
import { color, font, media } from '../theme/tokens';
import { Icon } from '../ui/Icon';
import { useAfterHydration } from '../ui/useAfterHydration';
import { useSearchAccess } from './searchAccess';

/** The navbar button that opens the search dialog; without scripts it leads to the search page. */
export function SearchButton({ href }: { href: string }) {
  const { open, prepare } = useSearchAccess();
  const keys = useAfterHydration() ? searchKeys() : '';
  const openHere = (event: MouseEvent) => {
    event.preventDefault();
    open();
  };
  return (
    <form className="search" action={__PATH_PREFIX__ + href}>
      <Button
        type="submit"
        aria-label="Search"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={openHere}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="search" size={18} />
        <span aria-hidden="true">Search</span>
        <kbd aria-hidden="true" data-keys={keys} />
      </Button>
    </form>
  );
}

const Button = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  padding-inline: 10px;
  border: 1px solid ${color.line};
  border-radius: 8px;
  color: ${color.inkSoft};
  font-size: 0.875rem;
  &:hover {
    border-color: ${color.lineStrong};
    color: ${color.ink};
  }
  kbd {
    /* The keys are known only in the browser, so their space is reserved. */
    min-width: 2.875rem;
    margin-left: 24px;
    color: ${color.inkFaint};
    font: 500 0.75rem/1.25rem ${font.sans};
    text-align: right;
    /* As text, they would have to be part of the button's name (WCAG 2.5.3). */
    &::before {
      content: attr(data-keys);
    }
  }
  ${media.mobile} {
    width: 36px;
    padding: 0;
    justify-content: center;
    border-color: transparent;
    > :not(svg) {
      display: none;
    }
  }
`;
