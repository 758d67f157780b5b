import { Fragment } from 'react';
import styled from 'styled-components';
import { color, font } from '../theme/tokens';

/** Keys pressed together, written as Ctrl+K. */
export function Kbd({ children = '' }: { children?: string }) {
  const keys = children.split(/(?<=[^+])\+/);
  return (
    <Chord>
      {keys.map((key, index) => (
        <Fragment key={index}>
          {index > 0 && <Plus>+</Plus>}
          <Key>{key}</Key>
        </Fragment>
      ))}
    </Chord>
  );
}

const Chord = styled.span`
  white-space: nowrap;
`;

const Plus = styled.span`
  margin-inline: 3px;
  color: ${color.inkFaint};
  font-size: 0.75rem;
`;

const Key = styled.kbd`
  display: inline-block;
  min-width: 22px;
  padding: 0 6px;
  border: 1px solid ${color.lineStrong};
  border-bottom-width: 2px;
  border-radius: 5px;
  background: ${color.raised};
  font: 550 0.75rem/1.125rem ${font.sans};
  text-align: center;
`;
