import styled from 'styled-components';
import { color } from '../theme/tokens';

const tone = (ink: string, ground: string) => `color: ${ink}; background: ${ground};`;

const tones = {
  // Its background is close to the page's, so it has a border.
  plain: `${tone(color.inkSoft, color.sunken)} box-shadow: inset 0 0 0 1px ${color.line};`,
  accent: tone(color.accent, color.accentSoft),
  good: tone(color.tip, color.tipSoft),
  info: tone(color.info, color.infoSoft),
  caution: tone(color.caution, color.cautionSoft),
};

export type BadgeTone = keyof typeof tones;

/** A label on a soft background. */
export const BadgeMark = styled.span<{ $tone: BadgeTone }>`
  display: inline-block;
  padding: 1px 8px;
  border-radius: 6px;
  ${({ $tone }) => tones[$tone]}
  font-size: 0.75rem;
  font-weight: 550;
  line-height: 1.25rem;
  letter-spacing: 0;
  white-space: nowrap;
  /* Instead of a space, under which a link's underline would continue. */
  a > & {
    margin-right: 6px;
  }
`;
