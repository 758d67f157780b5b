import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { CALLOUT_TYPES } from '../model/content/vocabulary';
import { color } from '../theme/tokens';
import { Icon } from '../ui/Icon';

type Tone = (typeof CALLOUT_TYPES)[number];

const tones: Record<Tone, { label: string; hue: string; ground: string }> = {
  note: { label: 'Note', hue: color.note, ground: color.noteSoft },
  tip: { label: 'Tip', hue: color.tip, ground: color.tipSoft },
  info: { label: 'Info', hue: color.info, ground: color.infoSoft },
  caution: { label: 'Caution', hue: color.caution, ground: color.cautionSoft },
  danger: { label: 'Danger', hue: color.danger, ground: color.dangerSoft },
};

interface CalloutProps {
  type: Tone;
  /** Replaces the tone's default label. */
  title?: string;
  children?: ReactNode;
}

/** A remark set apart from the main text. */
export function Callout({ type, title, children }: CalloutProps) {
  const { label, hue, ground } = tones[type];
  return (
    <Box role="note" aria-label={title ? `${label}: ${title}` : label} $ground={ground}>
      <Label $hue={hue}>
        <Icon name={type} />
        {title ?? label}
      </Label>
      {children}
    </Box>
  );
}

const Box = styled.div<{ $ground: string }>`
  margin-block: 24px;
  padding: 14px 18px 16px;
  border-radius: 10px;
  background: ${({ $ground }) => $ground};
  font-size: 0.9375rem;
  line-height: 1.5rem;
  > * + * {
    margin-top: 8px;
  }
  > :last-child {
    margin-bottom: 0;
  }
  code {
    background: ${color.paper};
  }
`;

const Label = styled.p<{ $hue: string }>`
  display: flex;
  align-items: center;
  gap: 8px;
  color: ${({ $hue }) => $hue};
  font-weight: 600;
  overflow-wrap: anywhere;
`;
