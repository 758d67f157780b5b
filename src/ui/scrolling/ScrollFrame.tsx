import type { ReactNode } from 'react';
import styled from 'styled-components';
import { scrollShade } from './scrollShade';
import { useScrollStop } from './useScrollStop';

interface ScrollFrameProps {
  /** The accessible name of the frame while it can be scrolled. */
  label: string;
  className?: string;
  children?: ReactNode;
}

/**
 * A frame for content that may be wider than the column: it scrolls here, also with the keyboard, and the page does
 * not.
 */
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
