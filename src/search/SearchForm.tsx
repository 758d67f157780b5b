import styled from 'styled-components';
import { color, media } from '../theme/tokens';
import { Icon } from '../ui/Icon';

/** A field that leads to the search page; an ordinary form, so that it works before and without scripts. */
export function SearchForm({ query = '' }: { query?: string }) {
  return (
    <Form action="/search" role="search">
      <Icon name="search" size={18} />
      <input
        key={query}
        type="search"
        name="q"
        defaultValue={query}
        aria-label="Search docs, tutorials and changelog"
        placeholder="Search docs, tutorials and changelog"
        autoComplete="off"
      />
      <button type="submit">Search</button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  align-items: center;
  gap: 12px;
  max-width: 620px;
  height: 52px;
  padding: 0 7px 0 18px;
  border: 1px solid ${color.lineStrong};
  border-radius: 12px;
  background: ${color.raised};
  &:focus-within {
    outline: 2px solid ${color.accent};
    outline-offset: 1px;
  }
  > svg {
    flex: none;
    color: ${color.inkFaint};
  }
  input {
    flex: 1;
    min-width: 0;
    height: 100%;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    appearance: none;
    text-overflow: ellipsis;
  }
  input::placeholder {
    color: ${color.inkFaint};
    opacity: 1;
  }
  button {
    height: 36px;
    padding-inline: 16px;
    border-radius: 8px;
    background: ${color.ink};
    color: ${color.paper};
    font-size: 0.875rem;
    font-weight: 600;
    ${media.phone} {
      display: none;
    }
  }
`;
