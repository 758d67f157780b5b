import { useRef, useState } from 'react';
import styled from 'styled-components';
import { siteFrame } from '../data/siteFrame';
import { useNavigationStart } from '../data/useNavigationStart';
import type { PageFrame } from '../model/navigation/pageFrame';
import type { SiteFrame } from '../model/config/siteFrame';
import { color, frame as size, media, MOBILE_BREAKPOINT } from '../theme/tokens';
import { Icon } from '../ui/Icon';
import { iconLook } from '../ui/iconLook';
import { LazyPart } from '../ui/lazy/LazyPart';
import { Brand } from './Brand';
import { ColorModeToggle } from './ColorModeToggle';
import { currentLink } from './navbar/currentLink';
import { Entry } from './navbar/Entry';
import { withSearch } from './navbar/withSearch';
import { useHideOnScroll } from './useHideOnScroll';

// Fetched when it is first opened.
const loadMenu = () => import('./MobileMenu').then((module) => module.MobileMenu);

interface NavbarProps {
  path: string;
  frame?: PageFrame;
  site?: SiteFrame;
}

/** The bar at the top of every page. */
export function Navbar({ path, frame, site = siteFrame }: NavbarProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const closeMenu = () => setMenuOpen(false);
  useHideOnScroll(bar);
  useNavigationStart(closeMenu);

  const entries = withSearch(site.navbar, path);
  const place = { path, frame, site, current: currentLink(entries, path, frame?.sidebar) };
  const left = entries.filter(({ position }) => position === 'left');
  const right = entries.filter(({ position }) => position === 'right');

  return (
    <Bar ref={bar}>
      <Inner>
        <Toggle
          type="button"
          className="needs-js"
          aria-label="Toggle navigation bar"
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(!menuOpen)}
        >
          <Icon name="menu" size={20} />
        </Toggle>
        <Brand {...site.brand} />
        <Main aria-label="Main">
          <Group>
            {left.map((entry, index) => (
              <li key={index}>
                <Entry entry={entry} {...place} />
              </li>
            ))}
          </Group>
        </Main>
        <End>
          {!site.colorMode.disableSwitch && <ColorModeToggle />}
          {right.map((entry, index) => (
            // Keyed from the end, since the search button comes and goes at the start.
            <Entry key={right.length - index} entry={entry} {...place} />
          ))}
        </End>
      </Inner>
      {menuOpen && (
        <LazyPart load={loadMenu} props={{ ...place, onClose: closeMenu }} onDismiss={closeMenu} />
      )}
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  z-index: 10;
  top: 0;
  border-bottom: 1px solid ${color.line};
  background: ${color.paper};
  :root[data-bar-hidden] & {
    transform: translateY(-100%);
  }
  transition: transform 160ms ease-out;
`;

const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: 20px;
  max-width: ${size.page};
  min-height: ${size.navbar};
  margin-inline: auto;
  padding-inline: 32px;
  ${media.mobile} {
    gap: 8px;
    padding-inline: 20px;
    :root:not([data-js]) & {
      flex-wrap: wrap;
      padding-block: 8px;
    }
  }
`;

const Main = styled.nav`
  ${media.mobile} {
    :root[data-js] & {
      display: none;
    }
  }
`;

const Group = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-left: auto;
  /* While the HTML is still streaming in, later entries would push these aside: hidden until all have arrived. */
  header:not(:has(+ *)) & {
    visibility: hidden;
  }
  ${media.mobile} {
    gap: 4px;
    :root[data-js] & > :not(a:last-child, .search, .needs-js) {
      display: none;
    }
    :root:not([data-js]) & {
      flex-wrap: wrap;
    }
  }
  /* The menu has these links, too. In rem, since large text needs a wider window. */
  @media (max-width: 21.1875rem) {
    :root[data-js] & > a {
      display: none;
    }
  }
`;

const Toggle = styled.button`
  ${iconLook}
  margin-left: -8px;
  @media (min-width: ${MOBILE_BREAKPOINT + 1}px) {
    display: none;
  }
`;
