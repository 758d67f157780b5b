import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../theme/tokens';
import { ScrollFrame } from '../ui/ScrollFrame';

interface FigureProps {
  alt: string;
  caption?: string;
  /** Size of a drawing, which is shown as large as it was drawn; a photograph fills the column. */
  width?: number;
  height?: number;
  /** The drawing or photograph itself, put there by the build. */
  children?: ReactNode;
}

/** A drawing gives way to a narrow window so far, then it scrolls: its words must stay legible. */
const SMALLEST = 0.85;

/** A picture with its caption. */
export function Figure({ alt, caption, width, height, children }: FigureProps) {
  return (
    <Box>
      {width === undefined ? (
        children
      ) : (
        <Frame label={alt}>
          <Drawing
            role="img"
            aria-label={alt}
            style={{
              width: `clamp(${width * SMALLEST}px, 100%, ${width}px)`,
              aspectRatio: `${width} / ${height}`,
            }}
          >
            {children}
          </Drawing>
        </Frame>
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </Box>
  );
}

const Box = styled.figure`
  && {
    margin-block: 28px;
  }
  img {
    display: block;
    width: 100%;
    height: auto;
    border-radius: 10px;
  }
  figcaption {
    margin-top: 10px;
    color: ${color.inkFaint};
    font-size: 0.8125rem;
    line-height: 20px;
    text-align: center;
  }
`;

const Frame = styled(ScrollFrame)`
  padding: 16px 0;
  border-block: 1px solid ${color.line};
`;

const Drawing = styled.div`
  margin-inline: auto;
  svg {
    display: block;
    width: 100%;
    height: 100%;
    max-width: none;
    font-family: inherit;
  }
`;
