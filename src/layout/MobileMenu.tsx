import { useEffect, useRef, useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import type { PageFrame } from '../model/navigation/pageFrame';
import { sectionName } from '../model/navigation/sidebarSections';
import { color, frame as size, NAVBAR_HEIGHT } from '../theme/tokens';
import { Icon } from '../ui/Icon';
import { iconLook } from '../ui/iconLook';
import { onBackdropPress } from '../ui/disclosure/onBackdropPress';
import { opensElsewhere } from '../ui/links/opensElsewhere';
import { useRevealCurrent } from '../ui/scrolling/useRevealCurrent';
import { Brand } from './Brand';
import { MainMenu } from './navbar/MainMenu';
import type { Place } from './navbar/place';
import { SidebarTree } from './SidebarTree';
import { useMenuEnd } from './useMenuEnd';
import { useSidebar } from './useSidebar';

/** Height of the sticky button for the other panel, with its space below, in pixels. */
const PANEL = 64;

/** The menu's sticky header covers part of what scrolls. */
const BELOW_HEAD = `-${NAVBAR_HEIGHT + PANEL + 8}px 0px 0px`;

/** The navigation on small screens: the section's pages first, and behind them the main menu. */
export function MobileMenu({ onClose, ...place }: Place & { onClose: () => void }) {
  const { path, frame, site } = place;
  const dialog = useRef<HTMLDialogElement>(null);
  const [behind, setBehind] = useState(false);

  useEffect(() => {
    const menu = dialog.current!;
    menu.showModal();
    const stop = new AbortController();
    onBackdropPress(
      menu,
      () => menu.close(),
      stop.signal,
      ({ target, clientX }) => target === menu && clientX > menu.offsetWidth,
    );
    return () => stop.abort();
  }, []);
  useMenuEnd(dialog);
  useRevealCurrent(dialog, behind ? undefined : path, BELOW_HEAD);

  const close = () => dialog.current?.close();

  return (
    <Dialog
      ref={dialog}
      aria-label="Navigation"
      onClose={onClose}
      onClick={(event) => followsLink(event) && close()}
    >
      <Head>
        <Brand {...site.brand} />
        <Close type="button" aria-label="Close navigation bar" onClick={close}>
          <Icon name="close" size={18} />
        </Close>
      </Head>
      {frame && (
        // One button for both directions, so that it keeps the focus.
        <Panel>
          <button type="button" onClick={() => setBehind(!behind)}>
            {behind ? `${sectionName(frame.sidebar)} menu →` : '← Back to main menu'}
          </button>
        </Panel>
      )}
      {frame && !behind ? <Section frame={frame} path={path} /> : <MainMenu {...place} />}
    </Dialog>
  );
}

/** True if a click follows a link in this window, even a link to the current page. */
function followsLink(event: MouseEvent): boolean {
  return (event.target as Element).closest('a') !== null && !opensElsewhere(event);
}

function Section({ frame, path }: { frame: PageFrame; path: string }) {
  const { load, ...sidebar } = useSidebar(frame.sidebar, frame.branch, path);
  useEffect(load, [load]);
  return (
    <nav aria-label={`${sectionName(frame.sidebar)} sidebar`}>
      <SidebarTree {...sidebar} path={path} />
    </nav>
  );
}

const Dialog = styled.dialog`
  width: min(340px, 88vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0 16px 32px;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* The sticky header covers part of what scrolls. */
  scroll-padding-block: ${NAVBAR_HEIGHT + PANEL + 8}px 8px;
  border: 0;
  border-right: 1px solid ${color.line};
  background: ${color.paper};
  color: ${color.ink};
  &::backdrop {
    background: ${color.backdrop};
  }
  @media (pointer: coarse) {
    nav a,
    nav summary {
      padding-block: 11px;
    }
    a,
    button {
      min-width: 44px;
      min-height: 44px;
    }
  }
`;

const Head = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: ${size.navbar};
  margin-inline: -16px;
  padding-inline: 28px 16px;
  border-bottom: 1px solid ${color.line};
  background: ${color.paper};
`;

const Close = styled.button`
  ${iconLook}
`;

// The way out of a long section stays in view, except where there is hardly any.
const Panel = styled.div`
  position: sticky;
  z-index: 1;
  top: ${size.navbar};
  margin: 0 -16px 8px;
  padding: 8px 16px;
  border-bottom: 1px solid ${color.line};
  background: ${color.paper};
  @media (max-height: 420px) {
    position: static;
  }
  button {
    width: 100%;
    padding: 8px 11px;
    /* Visible in forced-colors mode, which removes the background. */
    border: 1px solid transparent;
    border-radius: 8px;
    background: ${color.sunken};
    color: ${color.inkSoft};
    font-size: 0.875rem;
    font-weight: 550;
    line-height: 1.375rem;
    text-align: left;
    &:hover {
      color: ${color.ink};
    }
  }
`;
