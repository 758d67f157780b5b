import { useEffect, useRef, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { siteFrame } from '../data/siteFrame';
import { color, media } from '../theme/tokens';
import { Icon } from '../ui/Icon';
import { FIELD_NAME, fieldCss, LONGEST_TYPED } from './field';

interface SearchFormProps {
  /** The field's value; what the reader types stays until this changes. */
  query?: string;
  /** Called when the field gets the focus. */
  onIntent?: () => void;
  /** Receives the typed text, including any typed before hydration, and whether a word is still being composed. */
  onType?: (text: string, composing?: boolean) => void;
  /** Replaces loading the search page. */
  onSearch?: (text: string) => void;
  /** Called when the field loses the focus. */
  onLeave?: (field: HTMLInputElement) => void;
}

/** A search field that submits to the search page: a plain form, so it works before and without scripts. */
export function SearchForm({ query = '', onIntent, onType, onSearch, onLeave }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const heard = useRef(onType);
  const shown = useRef(query);

  useEffect(() => {
    const { value = '', defaultValue = '' } = field.current ?? {};
    if (value !== defaultValue) heard.current?.(value);
  }, []);

  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    // Setting the same value would move the cursor.
    if (field.current && field.current.value !== query) field.current.value = query;
  }, [query]);

  const submit = (event: SyntheticEvent) => {
    if (!onSearch) return;
    event.preventDefault();
    onSearch(field.current?.value ?? '');
  };
  return (
    <Form
      method="get"
      action={__PATH_PREFIX__ + siteFrame.search.searchPagePath}
      role="search"
      onSubmit={submit}
    >
      <Icon name="search" size={18} />
      <input
        ref={field}
        type="search"
        name="q"
        defaultValue={query}
        maxLength={LONGEST_TYPED}
        aria-label={FIELD_NAME}
        placeholder={FIELD_NAME}
        autoComplete="off"
        onChange={({ target, nativeEvent }) =>
          onType?.(target.value, (nativeEvent as InputEvent).isComposing)
        }
        onCompositionEnd={({ currentTarget }) => onType?.(currentTarget.value)}
        onFocus={onIntent}
        onBlur={onLeave && (({ currentTarget }) => onLeave(currentTarget))}
      />
      <button type="submit">Search</button>
    </Form>
  );
}

const Form = styled.form`
  ${fieldCss}
  max-width: 620px;
  min-height: 52px;
  padding: 7px 7px 7px 18px;
  border: 1px solid ${color.inkFaint};
  border-radius: 12px;
  background: ${color.raised};
  @media print {
    display: none;
  }
  &:focus-within {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
  /* The button has a ring of its own. */
  &:has(button:focus-visible) {
    outline: none;
  }
  button {
    min-height: 36px;
    padding-inline: 15px;
    /* Visible in forced-colors mode, which removes the background. */
    border: 1px solid transparent;
    border-radius: 8px;
    background: ${color.ink};
    color: ${color.paper};
    font-size: 0.875rem;
    font-weight: 600;
    &:hover {
      background: ${color.accent};
      color: ${color.onAccent};
    }
    ${media.phone} {
      display: none;
    }
  }
`;
