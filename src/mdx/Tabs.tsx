import {
  Children,
  isValidElement,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { color } from '../theme/tokens';
import { TabPanel } from './TabPanel';
import { useChosenTab } from './useChosenTab';

interface TabProps {
  label: string;
  children?: ReactNode;
}

interface TabsProps {
  /** Tabs of one group switch together, and the choice is remembered. */
  group?: string;
  children?: ReactNode;
}

/** One of several alternatives, inside `Tabs`. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

/** Alternatives, one shown at a time. All are in the HTML, so that search and readers without scripts find them. */
export function Tabs({ group, children }: TabsProps) {
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> =>
    isValidElement(child),
  );
  const labels = tabs.map((tab) => tab.props.label);
  const [chosen, choose] = useChosenTab(group, labels);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  /**
   * Tab groups above may switch, too: this one keeps its position on the screen, even without the browser's scroll
   * anchoring.
   */
  function pick(label: string) {
    const top = () => list.current?.getBoundingClientRect().top ?? 0;
    const before = top();
    flushSync(() => choose(label));
    const moved = top() - before;
    if (moved !== 0) window.scrollBy(0, moved);
  }

  function onKeyDown(event: KeyboardEvent) {
    // Keys with a modifier belong to the browser: Alt with an arrow goes back.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const last = labels.length - 1;
    const here = labels.indexOf(chosen);
    const target = {
      ArrowRight: here === last ? 0 : here + 1,
      ArrowLeft: here === 0 ? last : here - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    pick(labels[target] ?? chosen);
    list.current?.querySelectorAll('button')[target]?.focus();
  }

  return (
    <Box>
      <List role="tablist" ref={list} className="needs-js">
        {labels.map((label, index) => (
          <Choice
            key={label}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={label === chosen}
            tabIndex={label === chosen ? 0 : -1}
            onClick={() => pick(label)}
            onKeyDown={onKeyDown}
          >
            {label}
          </Choice>
        ))}
      </List>
      {tabs.map((tab, index) => (
        <TabPanel
          key={labels[index]}
          id={`${id}panel${index}`}
          labelledBy={`${id}tab${index}`}
          label={tab.props.label}
          shown={tab.props.label === chosen}
          onFound={() => flushSync(() => choose(tab.props.label))}
        >
          {tab}
        </TabPanel>
      ))}
    </Box>
  );
}

const Box = styled.div`
  margin-block: 24px;
`;

const List = styled.div`
  display: flex;
  gap: 8px;
  overflow-x: auto;
  border-bottom: 1px solid ${color.line};
`;

const Choice = styled.button`
  flex: none;
  padding: 8px;
  border-bottom: 2px solid transparent;
  color: ${color.inkSoft};
  font-size: 0.875rem;
  font-weight: 550;
  line-height: 1.375rem;
  outline-offset: -2px;
  &:hover {
    color: ${color.ink};
  }
  &[aria-selected='true'] {
    border-color: ${color.accent};
    color: ${color.ink};
  }
`;
