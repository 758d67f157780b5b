import { Suspense, type ReactNode } from 'react';
import styled from 'styled-components';
import { siteFrame } from '../data/siteFrame';
import { pathOnSite } from '../data/pathOnSite';
import type { PageFrame } from '../model/navigation/pageFrame';
import { color, frame as size, media } from '../theme/tokens';
import { Guard } from '../ui/Guard';
import { lazyOrBuilt } from '../ui/lazy/lazyOrBuilt';
import { Announcer } from './Announcer';
import { CrashBoundary } from './CrashBoundary';
import { Footer } from './Footer';
import { LoadingBar } from './LoadingBar';
import { Navbar } from './Navbar';
import { SearchProvider } from '../search/SearchProvider';
import { ShortcutsProvider } from '../shortcuts/ShortcutsProvider';
import { Sidebar, SIDEBAR_ID } from './Sidebar';

const AnnouncementBar = lazyOrBuilt(() =>
  import('./AnnouncementBar').then((module) => module.AnnouncementBar),
);

interface ShellProps {
  path: string;
  /** The page's place in the navigation; pages outside docs and tutorials have none. */
  frame?: PageFrame;
  children: ReactNode;
}

/** The frame around every page: skip link, announcement, navbar, sidebar, the page itself, footer. */
export function Shell({ path, frame, children }: ShellProps) {
  const sidebar = frame?.alone ? undefined : frame;
  const here = pathOnSite(path);
  return (
    <ShortcutsProvider>
      <SearchProvider sidebar={frame?.sidebar}>
        <SkipLink href="#main">Skip to main content</SkipLink>
        {sidebar && <SkipLink href={`#${SIDEBAR_ID}`}>Skip to sidebar</SkipLink>}
        <LoadingBar />
        <Announcer />
        {siteFrame.announcement && (
          <Guard path={here}>
            <Suspense>
              <AnnouncementBar announcement={siteFrame.announcement} />
            </Suspense>
          </Guard>
        )}
        <Guard path={here}>
          <Navbar path={here} frame={frame} />
        </Guard>
        <CrashBoundary path={here}>
          <Columns $sidebar={sidebar !== undefined}>
            <Main id="main" tabIndex={-1}>
              {children}
            </Main>
            {sidebar && (
              <Guard key={sidebar.sidebar} path={here}>
                <Sidebar id={sidebar.sidebar} branch={sidebar.branch} path={here} />
              </Guard>
            )}
          </Columns>
        </CrashBoundary>
        <Guard path={here}>
          <Footer />
        </Guard>
      </SearchProvider>
    </ShortcutsProvider>
  );
}

const SkipLink = styled.a`
  position: fixed;
  z-index: 20;
  top: 8px;
  left: 8px;
  padding: 8px 16px;
  border-radius: 8px;
  background: ${color.ink};
  color: ${color.paper};
  font-weight: 600;
  &:not(:focus) {
    clip-path: inset(50%);
  }
  ${media.mobile} {
    :root[data-js] & + & {
      display: none;
    }
  }
`;

// In the HTML the text comes before the sidebar, for those who read the page in order; the grid puts the sidebar on the
// left.
const Columns = styled.div<{ $sidebar: boolean }>`
  display: grid;
  grid-template-columns: ${({ $sidebar }) => ($sidebar ? `${size.sidebar} minmax(0, 1fr)` : 'minmax(0, 1fr)')};
  max-width: ${({ $sidebar }) => ($sidebar ? size.page : 'none')};
  min-height: calc(100vh - ${size.edges});
  margin-inline: auto;
  > nav {
    grid-area: 1 / 1;
  }
  > main {
    grid-column: -2;
  }
  ${media.mobile} {
    display: block;
  }
`;

const Main = styled.main`
  position: relative;
  min-width: 0;
  outline: none;
`;
