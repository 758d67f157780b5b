import { Fragment } from 'react';
import styled from 'styled-components';
import { searchKeys } from './searchKeys';
import { SHORTCUTS, SINGLE_KEYS, type Shortcut } from './shortcutOf';
import { color, font } from '../theme/tokens';

/** The keyboard shortcuts; single-key ones are marked if they are off. */
export function ShortcutsList({ singleKeys }: { singleKeys: boolean }) {
  return (
    <List>
      {SHORTCUTS.map((shortcut) => (
        <div key={shortcut}>
          <dt>{NAMES[shortcut]}</dt>
          <dd>
            {shortcut === 'search' && <SearchKeys />}
            <kbd>{SINGLE_KEYS[shortcut]}</kbd>
            {singleKeys ? '' : ' (off)'}
          </dd>
        </div>
      ))}
      <div>
        <dt>Close what is open</dt>
        <dd>
          <kbd>Esc</kbd>
        </dd>
      </div>
    </List>
  );
}

const NAMES: Record<Shortcut, string> = { search: 'Search', help: 'Show this list' };

/** The keys that open the search even while single keys are off. */
function SearchKeys() {
  return (
    <>
      {searchKeys()
        .split(' ')
        .map((key) => (
          <Fragment key={key}>
            <kbd>{key}</kbd>{' '}
          </Fragment>
        ))}
      or{' '}
    </>
  );
}

const List = styled.dl`
  margin: 0 0 12px;
  div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding-block: 8px;
    border-bottom: 1px solid ${color.line};
    &:last-child {
      border: 0;
    }
  }
  dd {
    margin: 0;
    color: ${color.inkSoft};
  }
  kbd {
    display: inline-block;
    min-width: 24px;
    padding: 0 6px;
    border: 1px solid ${color.lineStrong};
    border-bottom-width: 2px;
    border-radius: 5px;
    background: ${color.raised};
    color: ${color.ink};
    font: 550 0.75rem/1.25rem ${font.sans};
    text-align: center;
  }
`;
