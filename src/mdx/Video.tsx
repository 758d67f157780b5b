import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../theme/tokens';
import { Icon } from '../ui/Icon';
import { opensElsewhere } from '../ui/links/opensElsewhere';

interface VideoProps {
  src: string;
  title: string;
  /** A still from the video, inserted by the build. */
  children?: ReactNode;
}

/** A video that sends no request to its host until the reader plays it. */
export function Video({ src, title, children }: VideoProps) {
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <Box>
        <iframe
          ref={takeFocus}
          src={src}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
        />
      </Box>
    );
  }
  return (
    <Box>
      {children}
      <Play
        href={src}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          setPlaying(true);
        }}
      >
        <span>
          <Icon name="play" size={24} />
          Play “{title}”
        </span>
      </Play>
    </Box>
  );
}

/** The clicked link is gone; the focus moves to the player. */
function takeFocus(player: HTMLIFrameElement | null): void {
  player?.focus();
}

const Box = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  margin-block: 24px;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: 12px;
  background: ${color.sunken};
  iframe,
  img {
    width: 100%;
    height: 100%;
    border: 0;
    object-fit: cover;
  }
`;

const Play = styled.a`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  font-weight: 600;
  /* Outside the box it would be clipped. */
  &:focus-visible {
    outline-offset: -4px;
  }
  span {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 8px 16px;
    border-radius: 8px;
    background: ${color.paper};
  }
`;
