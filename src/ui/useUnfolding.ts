import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
} from 'react';

/** `hovered`: unfolded by the mouse, folds when it leaves. `pressed`: stays unfolded then. */
type Unfolded = false | 'hovered' | 'pressed';

const PRESSED = '[data-unfolded="pressed"]';

/**
 * Whether a box with a button and a list is unfolded. The mouse unfolds it unless another one was pressed; Escape, a press
 * elsewhere and a focus that leaves fold it, and the focus goes back from the list to the button.
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
