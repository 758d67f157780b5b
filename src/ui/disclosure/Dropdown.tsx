import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { color, NAVBAR_HEIGHT } from '../../theme/tokens';
import { Icon } from '../Icon';
import { keepInWindow } from './keepInWindow';
import { useDisclosure } from './useDisclosure';

interface DropdownProps {
  label: string;
  /** The edge of the button that the list is aligned with. */
  align: 'left' | 'right';
  /** True if one of the links is the current one. */
  current: boolean;
  className?: string;
  /** List items, each with a link. */
  children: ReactNode;
}

/**
 * A button that opens a list of links: by click, ArrowDown or hover. Until scripts run, or without them, the list shows
 * on hover and while it contains the focus.
 */
export function Dropdown({ label, align, current, className, children }: DropdownProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { isOpen, close, open, toggle, boxProps } = useDisclosure();

  useEffect(() => {
    list.current?.setAttribute('data-live', '');
  }, []);
  useLayoutEffect(() => {
    if (isOpen && list.current) keepInWindow(list.current);
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    flushSync(open);
    list.current?.querySelector('a')?.focus();
  };
  const onFollow = ({ target }: MouseEvent) => (target as Element).closest('a') && close();

  return (
    <Box className={className} {...boxProps}>
      <Button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={current ? 'true' : undefined}
        onClick={toggle}
        onKeyDown={onKeyDown}
      >
        {label} <Icon name="chevron" size={12} />
      </Button>
      <List ref={list} id={id} $align={align} onClick={onFollow}>
        {children}
      </List>
    </Box>
  );
}

// As high as the bar, so that there is no gap between the button and the list.
const Box = styled.div`
  position: relative;
  margin-block: -14px;
  padding-block: 14px;
`;

const Button = styled.button`
  white-space: nowrap;
  svg {
    vertical-align: -1px;
    rotate: 90deg;
  }
`;

const List = styled.ul<{ $align: 'left' | 'right' }>`
  position: absolute;
  z-index: 1;
  top: calc(100% - 4px);
  ${({ $align }) => $align}: 0;
  display: none;
  width: max-content;
  min-width: 160px;
  max-width: min(320px, calc(100vw - 16px));
  max-height: calc(100dvh - ${NAVBAR_HEIGHT + 16}px);
  padding: 6px;
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: 10px;
  background: ${color.raised};
  box-shadow: 0 8px 28px -12px ${color.backdrop};
  [aria-expanded='true'] + &,
  :is(:hover, :focus-within) > &:not([data-live]) {
    display: block;
  }
  > li > a {
    display: block;
    padding: 6px 10px;
    border-radius: 6px;
    color: ${color.inkSoft};
    font-size: 0.875rem;
    line-height: 1.375rem;
    &:hover {
      background: ${color.line};
      color: ${color.ink};
    }
    &[aria-current] {
      color: ${color.accent};
      background: ${color.accentSoft};
    }
  }
`;
