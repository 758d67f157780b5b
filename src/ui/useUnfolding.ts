import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
} from 'react';

/** `hovered`: opened by hover, closes when the mouse leaves. `pressed`: stays open then. */
type Unfolded = false | 'hovered' | 'pressed';

const PRESSED = '[data-unfolded="pressed"]';

/**
 * Whether a box with a button and a list is open. Hovering opens it unless another one was opened with a click; Escape,
 * a click elsewhere and losing the focus close it, and focus in the list returns to the button.
 */
export function useUnfolding() {
  const box = useRef<HTMLDivElement>(null);
  const [unfolded, setUnfolded] = useState<Unfolded>(false);

  const fold = useCallback(() => {
    if (box.current?.contains(document.activeElement)) box.current.querySelector('button')?.focus();
    setUnfolded(false);
  }, []);

  useEffect(() => {
    if (!unfolded) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && fold();
    const onPress = ({ target }: Event) =>
      box.current?.contains(target as Node) || setUnfolded(false);
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', onPress, { signal });
    return () => stop.abort();
  }, [unfolded, fold]);

  return {
    unfolded: unfolded !== false,
    fold,
    unfold: () => setUnfolded('pressed'),
    toggle: () => setUnfolded(unfolded === 'pressed' ? false : 'pressed'),
    boxProps: {
      ref: box,
      'data-unfolded': unfolded || undefined,
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType === 'mouse' && !document.querySelector(PRESSED)) setUnfolded('hovered');
      },
      onPointerLeave: () => setUnfolded((now) => now === 'pressed' && now),
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setUnfolded(false);
      },
    },
  };
}
