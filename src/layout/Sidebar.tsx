import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { NavigationNode } from '../model/navigation';
import { color, frame, media } from '../theme/tokens';
import { sidebarName } from './sidebarName';
import { SidebarTree } from './SidebarTree';
import { useSidebar } from './useSidebar';

interface SidebarProps {
  id: string;
  branch: readonly NavigationNode[];
  path: string;
}

/** The pages of a section beside the text. It stays when the page changes, with what the reader opened and scrolled to. */
export function Sidebar({ id, branch, path }: SidebarProps) {
  const sidebar = useSidebar(id, branch, path);
  const scroller = useRef<HTMLElement>(null);

  useEffect(() => {
    const box = scroller.current;
    const active = box?.querySelector('[aria-current="page"]');
    if (!box || !active) return;
    const top = active.getBoundingClientRect().top - box.getBoundingClientRect().top;
    if (top < 0 || top > box.clientHeight - 80) box.scrollTop += top - box.clientHeight / 3;
  }, [path]);

  return (
    <Frame
      ref={scroller}
      aria-label={sidebarName(id)}
      onPointerEnter={sidebar.load}
      onFocus={sidebar.load}
    >
      <SidebarTree {...sidebar} path={path} />
    </Frame>
  );
}

const Frame = styled.nav`
  position: sticky;
  top: ${frame.navbar};
  align-self: start;
  max-height: calc(100vh - ${frame.navbar});
  padding: 28px 16px 48px 20px;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-right: 1px solid ${color.line};
  min-height: calc(100vh - ${frame.navbar});
  scrollbar-width: thin;
  ${media.mobile} {
    :root[data-js] & {
      display: none;
    }
    position: static;
    max-height: none;
    min-height: 0;
    border: 0;
  }
`;
