import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { collapseDuration } from './collapseDuration';
import { wantsStillness } from './wantsStillness';

/**
 * Unfolds and folds what it holds. Folded content is not in the page; while it folds away it can be seen but no longer
 * reached. Nothing moves when it is first drawn.
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
    // An old browser, or one that lays nothing out.
    if (!('animate' in element)) {
      setKept(open);
      return;
    }
    moving.current = unfold(element, () => {
      moving.current = undefined;
      // Synchronously, or folded content would flash up once more.
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

/** Lets the element grow to its height; `onEnd` hears when it has come there, or back. */
function unfold(element: HTMLElement, onEnd: () => void): Animation {
  const height = element.offsetHeight;
  const animation = element.animate(
    { height: ['0px', `${height}px`] },
    { duration: wantsStillness() ? 1 : collapseDuration(height), easing: 'ease-in-out' },
  );
  element.style.overflow = 'hidden';
  animation.onfinish = () => {
    element.style.overflow = '';
    onEnd();
  };
  return animation;
}

// Its margins stay within, so that its height is the same at rest and on the move.
const Box = styled.div`
  display: flow-root;
`;
