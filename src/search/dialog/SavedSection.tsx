import { useId } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/tokens';
import { Icon } from '../../ui/Icon';
import { SmartLink } from '../../ui/links/SmartLink';
import { ResultName } from '../results/ResultName';
import { resultLinkProps } from '../results/resultLinkProps';
import { whenOpened } from '../results/whenOpened';
import { IconButton } from './IconButton';
import { ListTitle } from './lists';
import { moveFocus } from './moveFocus';
import { rowCss } from './OptionRow';
import type { SavedResult } from './savedResults';
import { Star } from './Star';
import type { SavedResults } from './useSavedResults';

interface SavedSectionProps {
  title: string;
  results: readonly SavedResult[];
  /** Label of the button that removes a recent result; without it, the star removes. */
  removal?: (title: string) => string;
  saved: SavedResults;
}

/** A list of saved results; renders nothing when it is empty. */
export function SavedSection({ title, results, removal, saved }: SavedSectionProps) {
  const id = useId();
  if (results.length === 0) return null;
  return (
    <>
      <ListTitle id={id}>{title}</ListTitle>
      <ul aria-labelledby={id}>
        {results.map((result) => (
          <Item key={result.url}>
            <Link
              {...resultLinkProps(result)}
              data-stop
              onKeyDown={moveFocus}
              {...whenOpened(() => saved.opened(result))}
            >
              <SavedText result={result} />
            </Link>
            <Star result={result} saved={saved} onPress={focusBeside} />
            {removal && (
              <IconButton
                type="button"
                aria-label={removal(result.title)}
                onClick={({ currentTarget }) => {
                  focusBeside(currentTarget);
                  saved.forget(result);
                }}
              >
                <Icon name="close" size={14} />
              </IconButton>
            )}
          </Item>
        ))}
      </ul>
    </>
  );
}

/** Moves the focus from a button that removes its row to the same button of the next row, or of the one before. */
function focusBeside(button: HTMLElement): void {
  const row = button.closest('li')!;
  const at = [...row.children].indexOf(button);
  const beside = row.nextElementSibling ?? row.previousElementSibling;
  (beside?.children[at] as HTMLElement | undefined)?.focus();
}

function SavedText({ result: { url, title, crumbs } }: { result: SavedResult }) {
  const isSection = url.includes('#');
  const above = isSection ? crumbs.slice(1) : crumbs;
  return (
    <>
      <span>
        <ResultName page={isSection ? crumbs[0] : undefined}>{title}</ResultName>
      </span>{' '}
      {above.length > 0 && <small>{above.join(' › ')}</small>}
    </>
  );
}

const Item = styled.li`
  display: flex;
  align-items: center;
`;

const Link = styled(SmartLink)`
  ${rowCss}
  flex: 1;
  gap: 12px;
  min-width: 0;
  padding: 2px 12px;
  font-size: 0.875rem;
  line-height: 1.25rem;
  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > span {
    flex: none;
    max-width: 70%;
    font-weight: 550;
  }
  > span:only-child {
    max-width: 100%;
  }
  small {
    flex: 1;
    color: ${color.inkFaint};
    font-size: 0.8125rem;
    text-align: right;
  }
`;
