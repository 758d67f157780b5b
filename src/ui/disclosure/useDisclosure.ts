import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
} from 'react';

/** `hovered`: opened by hover, closes when the mouse leaves. `pressed`: stays open then. */
type OpenState = false | 'hovered' | 'pressed';

const PRESSED = '[data-unfolded="pressed"]';

/**
 * Whether a box with a button and a list is open. Hovering opens it unless another one was opened with a click; Escape,
 * a click elsewhere and losing the focus close it, and focus in the list returns to the button.
 */
export function useDisclosure() {
  const box = useRef<HTMLDivElement>(null);
  const [openState, setOpenState] = useState<OpenState>(false);

  const close = useCallback(() => {
    if (box.current?.contains(document.activeElement)) box.current.querySelector('button')?.focus();
    setOpenState(false);
  }, []);

  useEffect(() => {
    if (!openState) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    const onPress = ({ target }: Event) =>
      box.current?.contains(target as Node) || setOpenState(false);
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', onPress, { signal });
    return () => stop.abort();
  }, [openState, close]);

  return {
    isOpen: openState !== false,
    close,
    open: () => setOpenState('pressed'),
    toggle: () => setOpenState(openState === 'pressed' ? false : 'pressed'),
    boxProps: {
      ref: box,
      'data-unfolded': openState || undefined,
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType === 'mouse' && !document.querySelector(PRESSED)) setOpenState('hovered');
      },
      onPointerLeave: () => setOpenState((now) => now === 'pressed' && now),
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpenState(false);
      },
    },
  };
}
