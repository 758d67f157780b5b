import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the field on mount, and again when a change removed the focused element. The cursor is placed after what the
 * reader has already typed; `selected` text is selected, so that typing replaces it.
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the caller says what may remove elements
  }, changes);

  return field;
}
