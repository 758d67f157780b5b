import { css } from 'styled-components';
import { color } from '../../theme/tokens';
import { textParts } from './highlightTags';

/**
 * A result's text with its matches marked; any markup in it is shown as text. Its list has `markCss`. Each part has an element: a
 * browser that translates the page replaces bare texts, and React could not remove them at the next letter typed.
 */
export function MarkedText({ value }: { value: string }) {
  return textParts(value).map(({ text, marked }, index) => {
    const Part = marked ? 'mark' : 'span';
    return <Part key={index}>{text}</Part>;
  });
}

/**
 * The look of the matches in a list: once a list, since each letter typed draws many matches anew. Forced colours keep the
 * browser's text colour for marks, black in every scheme, so they need its background, too.
 */
export const markCss = css`
  mark {
    background: none;
    color: ${color.accent};
    font-weight: 650;
    @media (forced-colors: active) {
      background: Mark;
    }
  }
`;
