import { GatsbyImage, type IGatsbyImageData } from 'gatsby-plugin-image';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../theme/tokens';
import { ScrollFrame } from '../ui/ScrollFrame';

interface FigureProps {
  alt: string;
  caption?: string;
  /** A photograph or screenshot. */
  image?: IGatsbyImageData;
  /** Size of a drawing, which is the child: it is shown as large as it was drawn. */
  width?: number;
  height?: number;
  children?: ReactNode;
}

/** A picture with its caption. */
export function Figure({ alt, caption, image, width, height, children }: FigureProps) {
  return (
    <Box>
      {image ? (
        <GatsbyImage image={image} alt={alt} />
      ) : (
        <Frame label={alt}>
          <Drawing role="img" aria-label={alt} style={{ width, height }}>
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
  .gatsby-image-wrapper {
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
