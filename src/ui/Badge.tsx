import styled from 'styled-components';
import { color } from '../theme/tokens';

const tones = {
  plain: { ink: color.inkSoft, ground: color.sunken },
  accent: { ink: color.accent, ground: color.accentSoft },
  good: { ink: color.tip, ground: color.tipSoft },
  info: { ink: color.info, ground: color.infoSoft },
  caution: { ink: color.caution, ground: color.cautionSoft },
};

export type BadgeTone = keyof typeof tones;

/** A word on a soft ground. */
export const BadgeMark = styled.span<{ $tone: BadgeTone }>`
  display: inline-block;
  padding: 1px 8px;
  border-radius: 6px;
  background: ${({ $tone }) => tones[$tone].ground};
  color: ${({ $tone }) => tones[$tone].ink};
  font-size: 0.75rem;
  font-weight: 550;
  line-height: 1.25rem;
  letter-spacing: 0;
  white-space: nowrap;
`;
