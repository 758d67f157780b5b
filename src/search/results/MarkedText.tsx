import { Fragment } from 'react';
import { textParts } from './highlightTags';

/** A text of a result with its matches marked; whatever the text holds, it is shown as text. */
export function MarkedText({ value }: { value: string }) {
  return textParts(value).map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}
