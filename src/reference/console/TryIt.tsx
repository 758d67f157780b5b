import { useId, useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { secondaryButtonCss } from '../../theme/secondaryButtonCss';
import { color } from '../../theme/tokens';
import { Icon } from '../../ui/Icon';
import { LazyPart } from '../../ui/lazy/LazyPart';

interface TryItProps {
  /** Id of the operation. */
  operation: string;
  /** Fetches the console; called when a reader first opens it. */
  load: () => Promise<ComponentType<{ operation: string }>>;
}

/** A button that opens an operation's console below itself. Input is kept while the console is closed. */
export function TryIt({ operation, load }: TryItProps) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const id = useId();

  const toggle = () => {
    setAsked(true);
    setOpen(!open);
  };
  const giveUp = () => {
    setAsked(false);
    setOpen(false);
  };
  return (
    <div className="needs-js">
      <Button type="button" aria-expanded={open} aria-controls={id} onClick={toggle}>
        <Icon name="play" size={14} />
        Try it
      </Button>
      <div id={id} hidden={!open}>
        {asked && <LazyPart load={load} props={{ operation }} onDismiss={giveUp} hidden={!open} />}
      </div>
    </div>
  );
}

const Button = styled.button`
  ${secondaryButtonCss}
  display: inline-flex;
  align-items: center;
  gap: 8px;
  &[aria-expanded='true'] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
`;
