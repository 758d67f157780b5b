import { useId } from 'react';
import styled from 'styled-components';
import { SmartLink } from '../../ui/links/SmartLink';
import { whenOpened } from '../results/whenOpened';
import { ListTitle } from './lists';
import { moveFocus } from './moveFocus';
import { rowCss } from './OptionRow';
import type { SavedResults } from './useSavedResults';

interface PopularPagesProps {
  pages: readonly { readonly label: string; readonly to: string }[];
  saved: SavedResults;
}

/** The popular pages, for readers who have opened nothing yet; the arrow keys move through them. */
export function PopularPages({ pages, saved }: PopularPagesProps) {
  const id = useId();
  if (pages.length === 0) return null;
  return (
    <>
      <ListTitle id={id}>Popular pages</ListTitle>
      <ul aria-labelledby={id}>
        {pages.map(({ label, to }) => (
          <li key={to}>
            <Link
              href={to}
              data-stop
              onKeyDown={moveFocus}
              {...whenOpened(() => saved.opened({ url: to, title: label, crumbs: [] }))}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

const Link = styled(SmartLink)`
  ${rowCss}
  padding: 2px 12px;
  font-size: 0.875rem;
  font-weight: 550;
  line-height: 1.25rem;
`;
