import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import type { SidebarNode } from '../model/navigation/navigation';
import { sectionName } from '../model/navigation/sidebarSections';
import { color, frame, media, NAVBAR_HEIGHT } from '../theme/tokens';
import { useRevealCurrent } from '../ui/scrolling/useRevealCurrent';
import { SidebarTree } from './SidebarTree';
import { useSidebar } from './useSidebar';

/** Id of the sidebar, the target of its skip link. */
export const SIDEBAR_ID = 'sidebar';

/** Insets for what the navbar covers at the top and what the window may cut off at the bottom. */
const IN_SIGHT = `-${frame.navbar} 0px -48px`;

/** Scroll position of each sidebar during this visit. */
const places: Record<string, number> = {};

interface SidebarProps {
  id: string;
  branch: readonly SidebarNode[];
  path: string;
}

/** The pages of a section next to the text; keeps what the reader opened and the scroll position from page to page. */
export function Sidebar({ id, branch, path }: SidebarProps) {
  const { load, ...tree } = useSidebar(id, branch, path);
  const scroller = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const place = places[id];
    if (place) scroller.current!.scrollTop = place;
  }, [id]);
  useRevealCurrent(scroller, path, IN_SIGHT);

  return (
    <Frame
      id={SIDEBAR_ID}
      tabIndex={-1}
      ref={scroller}
      aria-label={`${sectionName(id)} sidebar`}
      onPointerEnter={load}
      onFocus={load}
      onScroll={({ currentTarget }) => {
        places[id] = currentTarget.scrollTop;
      }}
    >
      <SidebarTree {...tree} path={path} />
    </Frame>
  );
}

// Extends up behind the navbar, so that no gap opens above it when the navbar hides.
const Frame = styled.nav`
  position: sticky;
  top: 0;
  align-self: start;
  height: 100vh;
  margin-top: -${frame.navbar};
  padding: ${NAVBAR_HEIGHT + 28}px 16px 48px 20px;
  scroll-padding-block: ${NAVBAR_HEIGHT + 12}px 12px;
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
    height: auto;
    margin-top: 0;
    padding-top: 28px;
    border: 0;
  }
`;
