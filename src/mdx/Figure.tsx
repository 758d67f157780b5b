import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../theme/tokens';
import { ScrollFrame } from '../ui/scrolling/ScrollFrame';

type FigureProps = Size & {
  alt: string;
  caption?: string;
  /** The drawing or photograph itself, inserted by the build. */
  children?: ReactNode;
};

/**
 * The size of a drawing, which is shown at most as large as it was drawn; a photograph has none and fills the column.
 */
type Size = { width: number; height: number } | { width?: undefined; height?: undefined };

/** In a narrow window a drawing shrinks to this scale and then scrolls, so that its text stays legible. */
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
    line-height: 1.25rem;
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
