import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../theme/tokens';

interface ScrollFrameProps {
  /** What a screen reader calls the frame when it can be scrolled. */
  label: string;
  className?: string;
  children?: ReactNode;
}

/** Holds what may be wider than the column: it scrolls here, by keyboard too, and the page does not. */
export function ScrollFrame({ label, className, children }: ScrollFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // A frame that scrolls must be reachable by keyboard, and then it needs a name.
  const reachable = scrolls ? { tabIndex: 0, role: 'region', 'aria-label': label } : {};
  return (
    <Frame ref={frame} className={className} {...reachable}>
      {children}
    </Frame>
  );
}

const Frame = styled.div`
  overflow-x: auto;
  /* The shade at an edge shows that there is more beyond it; it is covered when that end is reached. */
  background:
    linear-gradient(90deg, ${color.paper} 40%, transparent) left / 40px 100%,
    linear-gradient(-90deg, ${color.paper} 40%, transparent) right / 40px 100%,
    linear-gradient(90deg, ${color.lineStrong}, transparent) left / 12px 100%,
    linear-gradient(-90deg, ${color.lineStrong}, transparent) right / 12px 100%;
  background-repeat: no-repeat;
  background-attachment: local, local, scroll, scroll;
`;
