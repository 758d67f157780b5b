import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import styled from 'styled-components';
import type { ReferenceMenu as Menu } from '../model/api/apiReference';
import { anchorsOf } from '../model/api/apiReference';
import { color, frame, media, NAVBAR_HEIGHT } from '../theme/tokens';
import { Icon } from '../ui/Icon';
import { opensElsewhere } from '../ui/links/opensElsewhere';
import { useRevealCurrent } from '../ui/scrolling/useRevealCurrent';
import { MethodMark } from './MethodMark';
import { useActiveAnchor } from './useActiveAnchor';

/** The menu of the reference: its chapters and operations, with the current one marked. */
export function ReferenceMenu({ menu }: { menu: Menu }) {
  const [anchors] = useState(() => anchorsOf(menu));
  const [open, setOpen] = useState(false);
  const current = useActiveAnchor(anchors);
  const list = useRef<HTMLDivElement>(null);

  // On a small screen the list shows where the reader is each time it is opened.
  useRevealCurrent(list, `${current} ${open}`);

  const mark = (anchor: string) => ({
    href: `#${anchor}`,
    'aria-current': anchor === current ? ('location' as const) : undefined,
    onClick: (event: MouseEvent) => opensElsewhere(event) || setOpen(false),
  });

  const onKeyDown = ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    currentTarget.querySelector('button')?.focus();
  };

  return (
    <Frame aria-label="API reference" onKeyDown={onKeyDown}>
      <Toggle
        type="button"
        className="needs-js"
        aria-expanded={open}
        aria-controls="reference-menu"
        onClick={() => setOpen(!open)}
      >
        Operations
        <Icon name="chevron" />
      </Toggle>
      <List id="reference-menu" ref={list} data-open={open || undefined}>
        <ul>
          {menu.chapters.map(({ title, anchor }) => (
            <li key={anchor}>
              <Place {...mark(anchor)}>{title}</Place>
            </li>
          ))}
        </ul>
        {menu.groups.map(({ title, anchor, operations }) => (
          <div key={anchor}>
            <Group {...mark(anchor)}>{title}</Group>
            <ul>
              {operations.map((operation) => (
                <li key={operation.anchor}>
                  <Place {...mark(operation.anchor)}>
                    <span>{operation.title}</span>
                    <MethodMark data-method={operation.method}>{operation.method}</MethodMark>
                  </Place>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </List>
    </Frame>
  );
}

const Frame = styled.nav`
  position: sticky;
  z-index: 5;
  top: 0;
  align-self: start;
  height: 100vh;
  margin-top: -${frame.navbar};
  padding-top: ${frame.navbar};
  border-right: 1px solid ${color.line};
  ${media.mobile} {
    height: auto;
    margin: 0;
    padding: 0;
    border: 0;
    border-bottom: 1px solid ${color.line};
    background: ${color.paper};
    :root[data-js]:not([data-bar-hidden]) & {
      /* Below the navbar's border, too: a bar that covers the focused element moves out of the way. */
      top: ${NAVBAR_HEIGHT + 1}px;
    }
    :root:not([data-js]) & {
      position: static;
    }
    /* In a low window, as at 400 % zoom, most of the height is left to the text. */
    @media (max-height: 400px) {
      position: static;
    }
  }
`;

const Toggle = styled.button`
  display: none;
  ${media.mobile} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: 48px;
    padding-inline: 20px;
    font-size: 0.875rem;
    font-weight: 600;
    outline-offset: -2px;
    &:hover {
      background: ${color.line};
    }
    svg {
      rotate: 90deg;
      transition: rotate 150ms ease-out;
    }
    &[aria-expanded='true'] svg {
      rotate: -90deg;
    }
  }
`;

const List = styled.div`
  height: 100%;
  padding: 28px 16px 48px 20px;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  font-size: 0.875rem;
  line-height: 1.25rem;
  ${media.mobile} {
    height: auto;
    padding-top: 8px;
    /* Over the page, which would shift otherwise. */
    :root[data-js] & {
      position: absolute;
      inset: 100% 0 auto;
      max-height: calc(100dvh - ${NAVBAR_HEIGHT + 50}px);
      border-bottom: 1px solid ${color.line};
      background: ${color.paper};
      @media (max-height: 400px) {
        position: static;
      }
    }
    :root[data-js] &:not([data-open]) {
      display: none;
    }
  }
`;

const row = `
  display: flex;
  gap: 8px;
  padding: 6px 12px;
  border-radius: 8px;
`;

const Place = styled.a`
  ${row}
  align-items: baseline;
  justify-content: space-between;
  color: ${color.inkSoft};
  &:hover {
    background: ${color.line};
    color: ${color.ink};
  }
  &[aria-current] {
    background: ${color.accentSoft};
    color: ${color.accent};
    font-weight: 550;
  }
`;

const Group = styled.a`
  ${row}
  margin-top: 20px;
  color: ${color.inkFaint};
  font-size: 0.78125rem;
  font-weight: 550;
  &:hover,
  &[aria-current] {
    color: ${color.ink};
  }
`;
