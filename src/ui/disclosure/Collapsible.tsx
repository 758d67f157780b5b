import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { collapseDuration } from './collapseDuration';
import { prefersReducedMotion } from '../prefersReducedMotion';

/**
 * Expands and collapses its content with an animation. Collapsed content is not rendered; while it collapses, it is
 * visible but inert. There is no animation on the first render.
 */
export function Collapsible({ open, children }: { open: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const was = useRef(open);
  const moving = useRef<Animation>(undefined);
  const [kept, setKept] = useState(open);
  if (open && !kept) setKept(true);

  useLayoutEffect(() => {
    const element = box.current;
    if (was.current === open || !element) return;
    was.current = open;
    if (moving.current) {
      moving.current.reverse();
      return;
    }
    // An old browser, or one without layout.
    if (!('animate' in element)) {
      setKept(open);
      return;
    }
    moving.current = expand(element, () => {
      moving.current = undefined;
      // Synchronously, or collapsed content would flash once more.
      flushSync(() => setKept(was.current));
    });
    if (!open) moving.current.reverse();
  }, [open]);

  return kept ? (
    <Box ref={box} inert={!open}>
      {children}
    </Box>
  ) : null;
}

/** Animates the element to its full height; `onEnd` is called when it gets there, or back to zero. */
function expand(element: HTMLElement, onEnd: () => void): Animation {
  const height = element.offsetHeight;
  const animation = element.animate(
    { height: ['0px', `${height}px`] },
    { duration: prefersReducedMotion() ? 1 : collapseDuration(height), easing: 'ease-in-out' },
  );
  element.style.overflow = 'hidden';
  animation.onfinish = () => {
    element.style.overflow = '';
    onEnd();
  };
  return animation;
}

// Contains the children's margins, so that the height is the same at rest and during the animation.
const Box = styled.div`
  display: flow-root;
`;
