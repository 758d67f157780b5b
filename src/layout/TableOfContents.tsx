import { useRef } from 'react';
import styled from 'styled-components';
import type { Heading } from '../model/content/tree';
import { color, media, NAVBAR_HEIGHT } from '../theme/tokens';
import { CONTENTS_ID } from '../ui/contentsId';
import { Icon } from '../ui/Icon';
import { useRevealCurrent } from '../ui/scrolling/useRevealCurrent';
import { useActiveHeading } from './useActiveHeading';

/** Other content may cover this much of the bottom of the table of contents. */
const IN_SIGHT = '0px 0px -90px';

interface TableOfContentsProps {
  headings: readonly Heading[];
}

/** The headings of levels 2 and 3, with a marker at the one being read. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  const active = useActiveHeading(headings);
  const scroller = useRef<HTMLElement>(null);
  useRevealCurrent(scroller, active, IN_SIGHT);

  return (
    <Beside id={CONTENTS_ID} aria-label="On this page" ref={scroller}>
      <Title aria-hidden="true">On this page</Title>
      <Headings headings={headings} active={active} />
    </Beside>
  );
}

/**
 * The same, collapsed into a line below the title on screens without room beside the text. Its landmark is called
 * "Contents", since two landmarks must not share a name.
 */
export function FoldedContents({ headings }: TableOfContentsProps) {
  return (
    <Folded>
      <summary>
        <Icon name="chevron" size={14} />
        On this page
      </summary>
      <nav aria-label="Contents">
        <Headings headings={headings} />
      </nav>
    </Folded>
  );
}

function Headings({ headings, active }: { headings: readonly Heading[]; active?: string }) {
  return (
    <List>
      {headings.map(({ id, depth, text }) => (
        <Item key={id} $depth={depth}>
          <a href={`#${id}`} aria-current={id === active ? 'true' : undefined}>
            {text}
          </a>
        </Item>
      ))}
    </List>
  );
}

const Beside = styled.nav`
  position: sticky;
  top: ${NAVBAR_HEIGHT + 43}px;
  align-self: start;
  max-height: calc(100vh - ${NAVBAR_HEIGHT + 43}px);
  padding-bottom: 40px;
  overflow-y: auto;
  scrollbar-width: thin;
  font-size: 0.8125rem;
  line-height: 1.25rem;
  ${media.noContents} {
    display: none;
  }
`;

const Title = styled.p`
  margin-bottom: 10px;
  color: ${color.inkFaint};
  font-weight: 500;
`;

// The marker moves along the line to the heading being read.
const List = styled.ul`
  position: relative;
  border-left: 1px solid ${color.line};
  &::before {
    content: '';
    position: absolute;
    left: -1px;
    top: anchor(--read top);
    height: anchor-size(--read height);
    border-left: 2px solid ${color.accent};
    transition:
      top 150ms ease-out,
      height 150ms ease-out;
  }
`;

const Item = styled.li<{ $depth: number }>`
  a {
    display: block;
    margin-left: -1px;
    padding: 4px 0 4px ${({ $depth }) => 14 + ($depth - 2) * 12}px;
    border-left: 2px solid transparent;
    outline-offset: -2px;
    color: ${color.inkSoft};
    &:hover {
      color: ${color.ink};
    }
    &[aria-current] {
      anchor-name: --read;
      color: ${color.accent};
      @supports not (anchor-name: --read) {
        border-color: ${color.accent};
      }
    }
  }
`;

const Folded = styled.details`
  display: none;
  margin-top: 20px;
  border-block: 1px solid ${color.line};
  font-size: 0.875rem;
  ${media.noContents} {
    display: block;
  }
  summary {
    display: flex;
    align-items: center;
    gap: 8px;
    padding-block: 10px;
    color: ${color.inkSoft};
    font-weight: 550;
    &:hover {
      color: ${color.ink};
    }
  }
  &[open] summary svg {
    rotate: 90deg;
  }
  nav {
    padding-bottom: 10px;
  }
`;
