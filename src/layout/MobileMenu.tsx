import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { siteConfig } from '../../site.config';
import type { PageFrame } from '../model/pageFrame';
import { color, MOBILE_BREAKPOINT } from '../theme/tokens';
import { Icon } from '../ui/Icon';
import { SmartLink } from '../ui/SmartLink';
import { Brand } from './Brand';
import { currentItem } from './currentItem';
import { sidebarName } from './sidebarName';
import { SidebarTree } from './SidebarTree';
import { useSidebar } from './useSidebar';

interface MobileMenuProps {
  path: string;
  frame?: PageFrame;
  onClose: () => void;
}

/** The navigation on small screens: the section's pages first, and behind them the main menu. */
export function MobileMenu({ path, frame, onClose }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opened = useRef(path);
  const [panel, setPanel] = useState<'main' | 'section'>(frame ? 'section' : 'main');

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  useEffect(() => {
    if (path !== opened.current) onClose();
  }, [path, onClose]);

  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${MOBILE_BREAKPOINT + 1}px)`);
    const onChange = () => wide.matches && onClose();
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, [onClose]);

  return (
    <Dialog ref={dialog} aria-label="Navigation" onClose={onClose}>
      <Head>
        <Brand {...siteConfig.navbar.brand} />
        <Close
          type="button"
          aria-label="Close navigation bar"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" size={18} />
        </Close>
      </Head>
      {frame && panel === 'section' ? (
        <>
          <Back type="button" onClick={() => setPanel('main')}>
            ← Back to main menu
          </Back>
          <Section frame={frame} path={path} />
        </>
      ) : (
        <MainMenu
          path={path}
          onSection={frame ? () => setPanel('section') : undefined}
          sidebar={frame?.sidebar}
        />
      )}
    </Dialog>
  );
}

function Section({ frame, path }: { frame: PageFrame; path: string }) {
  const { load, ...sidebar } = useSidebar(frame.sidebar, frame.branch, path);
  useEffect(load, [load]);
  return (
    <nav aria-label={sidebarName(frame.sidebar)}>
      <SidebarTree {...sidebar} path={path} />
    </nav>
  );
}

function MainMenu({
  path,
  onSection,
  sidebar,
}: {
  path: string;
  onSection?: () => void;
  sidebar?: string;
}) {
  const { items } = siteConfig.navbar;
  const current = currentItem(items, path);
  return (
    <nav aria-label="Main">
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            <Item href={item.to ?? item.href} aria-current={item === current ? 'true' : undefined}>
              {item.label}
            </Item>
          </li>
        ))}
      </ul>
      {onSection && (
        <Back type="button" onClick={onSection}>
          {sidebar === 'tutorials' ? 'Tutorials' : 'Docs'} menu →
        </Back>
      )}
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
  border: 0;
  border-right: 1px solid ${color.line};
  background: ${color.paper};
  color: ${color.ink};
  &::backdrop {
    background: ${color.backdrop};
  }
`;

const Head = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 60px;
  padding-left: 12px;
  background: ${color.paper};
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 8px;
`;

const Back = styled.button`
  width: 100%;
  margin-block: 8px 12px;
  padding: 9px 12px;
  border-radius: 8px;
  background: ${color.sunken};
  color: ${color.inkSoft};
  font-size: 0.875rem;
  font-weight: 550;
  line-height: 22px;
  text-align: left;
`;

const Item = styled(SmartLink)`
  display: block;
  padding: 9px 12px;
  border-radius: 8px;
  font-weight: 500;
  &[aria-current] {
    color: ${color.accent};
    background: ${color.accentSoft};
  }
`;
