import type { KeyboardEvent, Ref } from 'react';
import styled from 'styled-components';
import { color, media } from '../../theme/tokens';
import { Icon } from '../../ui/Icon';
import { Spinner } from '../../ui/Spinner';
import { IconButton } from './IconButton';
import { moveFocus } from './moveFocus';
import type { Options } from './useOptions';
import { FIELD_NAME, fieldCss, LONGEST_TYPED } from '../field';

/** The key code of every key event that an input method handles. */
const COMPOSING = 229;

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  typed: string;
  onType: (text: string) => void;
  onEscape: () => void;
  options: Options;
  /** Whether there is a list of results. */
  expanded: boolean;
  busy: boolean;
}

/** The dialog's field: it keeps the focus while keys move through the results. */
export function SearchField({
  ref,
  typed,
  onType,
  onEscape,
  options,
  expanded,
  busy,
}: SearchFieldProps) {
  const { listId, optionId, active } = options;
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of an input method only compose text; Safari marks the last of them only by its key code.
    if (event.nativeEvent.isComposing || event.keyCode === COMPOSING) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onEscape();
    } else if (expanded || event.key === 'Enter') options.onKeyDown(event);
    else moveFocus(event);
  };
  return (
    <Box>
      <Icon name="search" size={18} />
      <input
        ref={ref}
        // In a field of type "search", Escape would clear the text instead of closing the dialog.
        type="text"
        role="combobox"
        aria-label={FIELD_NAME}
        placeholder={FIELD_NAME}
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={expanded ? listId : undefined}
        aria-activedescendant={active === undefined ? undefined : optionId(active)}
        value={typed}
        maxLength={LONGEST_TYPED}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      {busy && <Spinner />}
      <IconButton type="button" aria-label="Close" onClick={onEscape}>
        <Icon name="close" />
      </IconButton>
    </Box>
  );
}

const Box = styled.div`
  ${fieldCss}
  flex: none;
  height: 56px;
  padding-inline: 20px 12px;
  border-bottom: 1px solid ${color.line};
  border-radius: 11px 11px 0 0;
  &:has(> input:focus) {
    outline: 2px solid ${color.accent};
    /* Inside, since the dialog clips its content. */
    outline-offset: -2px;
  }
  ${media.phone} {
    border-radius: 0;
  }
`;
