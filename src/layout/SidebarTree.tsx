import styled from 'styled-components';
import { color } from '../theme/tokens';
import { Collapsible } from '../ui/disclosure/Collapsible';
import { Spinner } from '../ui/Spinner';
import { SidebarRow } from './SidebarRow';
import type { SidebarState } from './useSidebar';

interface SidebarTreeProps extends Omit<SidebarState, 'load'> {
  path: string;
}

/** A sidebar's entries, each a link; a category also has a button that expands it. */
export function SidebarTree({ nodes, ...tree }: SidebarTreeProps) {
  return (
    <List>
      {nodes.map((node) => {
        const { children } = node;
        const wanted = children !== undefined && tree.isOpen(node);
        const open = wanted && children.length > 0;
        return (
          <li key={node.path}>
            <SidebarRow
              title={node.title}
              path={node.path}
              current={node.path === tree.path}
              open={children ? open : undefined}
              setOpen={tree.setOpen}
            />
            {wanted && !open && <Missing state={tree.missing} />}
            {children && (
              <Collapsible open={open}>
                <SidebarTree nodes={children} {...tree} />
              </Collapsible>
            )}
          </li>
        );
      })}
    </List>
  );
}

/** Shown while the entries of an opened category have not loaded. */
function Missing({ state }: { state: SidebarState['missing'] }) {
  if (state === 'loading') return <Spinner />;
  return state && <Note role="alert">These pages did not load. Press the arrow to try again.</Note>;
}

const List = styled.ul`
  font-size: 0.875rem;
  & & {
    margin: 2px 0 6px 12px;
    padding-left: 8px;
    border-left: 1px solid ${color.line};
  }
`;

const Note = styled.p`
  padding: 5px 12px;
  color: ${color.danger};
  line-height: 1.375rem;
`;
