import { memo } from 'react';
import styled from 'styled-components';
import { color } from '../theme/tokens';
import { Icon } from '../ui/Icon';
import { SmartLink } from '../ui/links/SmartLink';

interface SidebarRowProps {
  title: string;
  path: string;
  /** True for the page being read. */
  current: boolean;
  /** For a category: whether it is expanded. */
  open?: boolean;
  setOpen: (path: string, open: boolean) => void;
}

/** An entry of a sidebar. Memoized, since a page has dozens and most do not change. */
export const SidebarRow = memo(function SidebarRow(props: SidebarRowProps) {
  const { title, path, current, open, setOpen } = props;
  return (
    <Row>
      <Entry href={path} aria-current={current ? 'page' : undefined}>
        {title}
      </Entry>
      {open !== undefined && (
        <Fold
          type="button"
          className="needs-js"
          aria-expanded={open}
          aria-label={title}
          onClick={() => setOpen(path, !open)}
        >
          <Icon name="chevron" size={14} />
        </Fold>
      )}
    </Row>
  );
});

const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
`;

const Entry = styled(SmartLink)`
  flex: 1;
  min-width: 0;
  padding: 5px 12px;
  border-radius: 8px;
  color: ${color.inkSoft};
  line-height: 1.375rem;
  &:has(+ button) {
    padding-right: 34px;
  }
  &:hover {
    color: ${color.ink};
    background: ${color.line};
  }
  &[aria-current] {
    color: ${color.accent};
    background: ${color.accentSoft};
    font-weight: 550;
  }
`;

const Fold = styled.button`
  position: absolute;
  right: 4px;
  display: grid;
  place-items: center;
  width: 26px;
  height: 26px;
  border-radius: 6px;
  color: ${color.inkFaint};
  &:hover {
    color: ${color.ink};
  }
  svg {
    transition: rotate 150ms ease-out;
  }
  &[aria-expanded='true'] svg {
    rotate: 90deg;
  }
`;
