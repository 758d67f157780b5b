import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font } from '../theme/tokens';
import { useScrollStop } from '../ui/scrolling/useScrollStop';

/** Folders and files as a nested list; emphasized text describes the file before it. */
export function FileTree({ children }: { children?: ReactNode }) {
  const stop = useScrollStop<HTMLDivElement>('Files');
  return <Box {...stop}>{children}</Box>;
}

const Box = styled.div`
  margin-block: 24px;
  padding: 14px 18px;
  overflow-x: auto;
  border-radius: 10px;
  background: ${color.sunken};
  font: 0.84375rem/1.625rem ${font.mono};
  &&& ul {
    padding: 0;
    /* VoiceOver in Safari does not announce a list with list-style: none as a list; with an empty marker it does. */
    list-style: '';
  }
  && li {
    margin: 0;
    padding-left: 20px;
    border-left: 1px solid ${color.line};
  }
  && > ul > li {
    padding: 0;
    border: 0;
  }
  && li > * {
    margin: 0;
  }
  em {
    color: ${color.inkSoft};
    font-family: ${font.sans};
  }
`;
