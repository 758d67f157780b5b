import styled from 'styled-components';
import { color } from '../theme/tokens';
import { Icon } from '../ui/Icon';
import { SmartLink } from '../ui/SmartLink';
import type { SidebarState } from './useSidebar';

interface SidebarTreeProps extends Omit<SidebarState, 'load'> {
  path: string;
}

/** A sidebar's entries, each a link; a category has a button beside it that unfolds it. */
export function SidebarTree({ nodes, path, isOpen, toggle }: SidebarTreeProps) {
  return (
    <List>
      {nodes.map((node) => (
        <li key={node.path}>
          <Row>
            <Entry href={node.path} aria-current={node.path === path ? 'page' : undefined}>
              {node.title}
            </Entry>
            {node.children && (
              <Fold
                type="button"
                className="needs-js"
                aria-expanded={isOpen(node)}
                aria-label={node.title}
                onClick={() => toggle(node)}
              >
                <Icon name="chevron" size={14} />
              </Fold>
            )}
          </Row>
          {node.children && node.children.length > 0 && isOpen(node) && (
            <SidebarTree nodes={node.children} path={path} isOpen={isOpen} toggle={toggle} />
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  font-size: 0.875rem;
  & & {
    margin: 2px 0 6px 12px;
    padding-left: 8px;
    border-left: 1px solid ${color.line};
  }
`;

const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
`;

const Entry = styled(SmartLink)`
  flex: 1;
  min-width: 0;
  padding: 5px 34px 5px 12px;
  border-radius: 8px;
  color: ${color.inkSoft};
  line-height: 22px;
  &:hover {
    color: ${color.ink};
    background: ${color.sunken};
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
