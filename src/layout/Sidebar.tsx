import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { NavigationNode } from '../model/navigation';
import { color, frame, media } from '../theme/tokens';
import { revealWithin } from './revealWithin';
import { sidebarName } from './sidebarName';
import { SidebarTree } from './SidebarTree';
import { useSidebar } from './useSidebar';

/** Where the skip link to it leads. */
export const SIDEBAR_ID = 'sidebar';

interface SidebarProps {
  id: string;
  branch: readonly NavigationNode[];
  path: string;
}

/** The pages of a section beside the text. It stays when the page changes, with what the reader opened and scrolled to. */
export function Sidebar({ id, branch, path }: SidebarProps) {
  const { load, ...tree } = useSidebar(id, branch, path);
  const scroller = useRef<HTMLElement>(null);

  useEffect(() => {
    const box = scroller.current;
    const active = box?.querySelector('[aria-current="page"]');
    return box && active ? revealWithin(box, active) : undefined;
  }, [path]);

  return (
    <Frame
      id={SIDEBAR_ID}
      tabIndex={-1}
      ref={scroller}
      aria-label={sidebarName(id)}
      onPointerEnter={load}
      onFocus={load}
    >
      <SidebarTree {...tree} path={path} />
    </Frame>
  );
}

// It reaches up behind the navbar, so that no gap opens above it when that hides.
const Frame = styled.nav`
  position: sticky;
  top: 0;
  align-self: start;
  min-height: 100vh;
  max-height: 100vh;
  margin-top: -${frame.navbar};
  padding: calc(${frame.navbar} + 28px) 16px 48px 20px;
  scroll-padding-block: calc(${frame.navbar} + 12px) 12px;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-right: 1px solid ${color.line};
  outline: none;
  scrollbar-width: thin;
  ${media.mobile} {
    :root[data-js] & {
      display: none;
    }
    position: static;
    min-height: 0;
    max-height: none;
    margin-top: 0;
    padding-top: 28px;
    border: 0;
  }
`;
