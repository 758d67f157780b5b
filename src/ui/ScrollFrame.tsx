import type { ReactNode } from 'react';
import styled from 'styled-components';
import { scrollShade } from './scrollShade';
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
  ${scrollShade}
`;
