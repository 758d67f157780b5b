import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../theme/tokens';
import { useScrollStop } from './useScrollStop';

interface ScrollFrameProps {
  /** What a screen reader calls the frame when it can be scrolled. */
  label: string;
  className?: string;
  children?: ReactNode;
}

/** Holds what may be wider than the column: it scrolls here, by keyboard too, and the page does not. */
export function ScrollFrame({ label, className, children }: ScrollFrameProps) {
  const stop = useScrollStop<HTMLDivElement>(label);
  return (
    <Frame className={className} {...stop}>
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
