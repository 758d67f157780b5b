import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { color } from '../theme/tokens';
import { copyText } from './copyText';
import { Icon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';

interface CopyButtonProps {
  text: string;
  label: string;
}

interface Confirmation {
  readonly said: '' | 'Copied' | 'Copying failed';
  /** How often something was said. */
  readonly times: number;
}

/** Copies a text, and confirms it for a moment. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [{ said, times }, setState] = useState<Confirmation>({ said: '', times: 0 });

  useEffect(() => {
    if (said === '') return undefined;
    const timer = setTimeout(() => setState({ said: '', times }), 2000);
    return () => clearTimeout(timer);
  }, [said, times]);

  function copy() {
    const say = (result: Confirmation['said']) =>
      setState((before) => ({ said: result, times: before.times + 1 }));
    copyText(text).then(
      () => say('Copied'),
      () => say('Copying failed'),
    );
  }

  return (
    <>
      <Button
        type="button"
        className="needs-js"
        aria-label={label}
        // The confirmation is visible wherever the pointer is.
        style={said ? { opacity: 1 } : undefined}
        onClick={copy}
      >
        {said === 'Copying failed' ? said : <Icon name={said ? 'check' : 'copy'} />}
      </Button>
      <VisuallyHidden role="status">
        {/* Another element each time: the same words again would not be announced. */}
        {said && <span key={times}>{said}</span>}
      </VisuallyHidden>
    </>
  );
}

const Button = styled.button`
  position: absolute;
  z-index: 1;
  top: 8px;
  right: 8px;
  display: grid;
  place-items: center;
  height: 28px;
  /* Square with an icon in it; longer text covers what is next to it. */
  padding-inline: 5px;
  border: 1px solid ${color.line};
  border-radius: 7px;
  background: ${color.raised};
  color: ${color.inkSoft};
  font-size: 0.75rem;
  transition: opacity 120ms ease-out;
  &:hover {
    color: ${color.ink};
  }
  @media (hover: hover) {
    :not(:hover) > &:not(:focus-visible) {
      opacity: 0;
    }
  }
`;
