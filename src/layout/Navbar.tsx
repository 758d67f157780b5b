import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { siteConfig } from '../../site.config';
import type { PageFrame } from '../model/pageFrame';
import { color, frame as size, media } from '../theme/tokens';
import { Icon } from '../ui/Icon';
import { SmartLink } from '../ui/SmartLink';
import { Brand } from './Brand';
import { ColorModeToggle } from './ColorModeToggle';
import { currentItem } from './currentItem';

// Fetched when it is first opened.
const MobileMenu = lazy(() =>
  import('./MobileMenu').then((module) => ({ default: module.MobileMenu })),
);

const { brand, items } = siteConfig.navbar;
const left = items.filter((item) => item.position === 'left');
const right = items.filter((item) => item.position !== 'left');

/** The bar at the top of every page. */
export function Navbar({ path, frame }: { path: string; frame?: PageFrame }) {
  const [menuOpen, setMenuOpen] = useState(false);
  const current = currentItem(items, path);
  return (
    <Bar>
      <Inner>
        <Toggle
          type="button"
          className="needs-js"
          aria-label="Toggle navigation bar"
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        >
          <Icon name="menu" size={20} />
        </Toggle>
        <Brand {...brand} />
        <nav aria-label="Main">
          <Group>
            {left.map((item) => (
              <li key={item.label}>
                <Item
                  href={item.to ?? item.href}
                  aria-current={item === current ? 'true' : undefined}
                >
                  {item.label}
                </Item>
              </li>
            ))}
          </Group>
        </nav>
        <End>
          <ColorModeToggle />
          {right.map((item) => (
            <Button key={item.label} href={item.to ?? item.href}>
              {item.label}
            </Button>
          ))}
        </End>
      </Inner>
      {menuOpen && (
        <Suspense>
          <MobileMenu path={path} frame={frame} onClose={() => setMenuOpen(false)} />
        </Suspense>
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
    gap: 12px;
    padding-inline: 20px;
    :root:not([data-js]) & {
      flex-wrap: wrap;
    }
  }
`;

const Group = styled.ul`
  display: flex;
  gap: 4px;
  ${media.mobile} {
    :root[data-js] & {
      display: none;
    }
  }
`;

const Item = styled(SmartLink)`
  display: block;
  padding: 5px 10px;
  border-radius: 8px;
  color: ${color.inkSoft};
  font-size: 0.875rem;
  font-weight: 500;
  line-height: 22px;
  &:hover {
    color: ${color.ink};
  }
  &[aria-current] {
    color: ${color.ink};
    background: ${color.sunken};
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-left: auto;
`;

const Button = styled(SmartLink)`
  padding: 6px 14px;
  border-radius: 8px;
  background: ${color.ink};
  color: ${color.paper};
  font-size: 0.875rem;
  font-weight: 600;
  line-height: 22px;
  white-space: nowrap;
  transition: background 120ms ease-out;
  &:hover {
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;

const Toggle = styled.button`
  display: none;
  ${media.mobile} {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    margin-left: -8px;
    border-radius: 8px;
  }
`;
