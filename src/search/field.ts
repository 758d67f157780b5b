import { css } from 'styled-components';
import { color } from '../theme/tokens';

/** Label and placeholder of every search field. */
export const FIELD_NAME = 'Search docs, tutorials and changelog';

/**
 * The maximum length of every search field. It fits a traceback up to the error at its end, yet keeps the address within
 * the 8 kB that hosts accept, even if every other character takes three bytes there.
 */
export const LONGEST_TYPED = 4000;

/** An unstyled input next to its icon: the frame around both is the field that readers see. */
export const fieldCss = css`
  display: flex;
  align-items: center;
  gap: 10px;
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
`;
