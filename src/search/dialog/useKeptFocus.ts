import { useEffect, useRef, type RefObject } from 'react';

/**
 * The field has the focus from the start, and again when a change has taken away the element that had it. The cursor
 * stands behind what the reader has begun to type; a text that is `selected` is replaced by typing.
 */
export function useKeptFocus(
  selected: string,
  ...changes: readonly unknown[]
): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!field.current) return;
    const { value } = field.current;
    field.current.focus();
    field.current.setSelectionRange(value === selected ? 0 : value.length, value.length);
  }, [selected]);

  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the caller says what may take elements away
  }, changes);

  return field;
}
