import { Fragment } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/tokens';
import { textParts } from './highlightTags';

/** A result's text with its matches marked; any markup in it is shown as text. */
export function MarkedText({ value }: { value: string }) {
  return textParts(value).map(({ text, marked }, index) =>
    marked ? <Match key={index}>{text}</Match> : <Fragment key={index}>{text}</Fragment>,
  );
}

// Forced colours keep the browser's text colour for marks, black in every scheme, so they need its background, too.
const Match = styled.mark`
  background: none;
  color: ${color.accent};
  font-weight: 650;
  @media (forced-colors: active) {
    background: Mark;
  }
`;
