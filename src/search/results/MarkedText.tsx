import { Fragment } from 'react';
import { textParts } from './highlightTags';

/** A result's text with its matches marked; any markup in it is shown as text. */
export function MarkedText({ value }: { value: string }) {
  return textParts(value).map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}
