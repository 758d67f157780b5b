import { useEffect, useRef, type RefObject } from 'react';

/** The field has the focus from the start, and again when a change has taken away the element that had it. */
export function useKeptFocus(...changes: readonly unknown[]): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!field.current) return;
    const { length } = field.current.value;
    field.current.focus();
    // Behind what the reader has begun to type.
    field.current.setSelectionRange(length, length);
  }, []);

  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the caller says what may take elements away
  }, changes);

  return field;
}
