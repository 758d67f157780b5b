import styled from 'styled-components';
import { capitalized } from '../model/capitalized';
import { counted } from '../model/counted';
import type { TutorialCard } from '../model/navigation/pageFrame';
import { color } from '../theme/tokens';
import { IdlePart } from '../ui/lazy/IdlePart';

const loadProgress = async () => (await import('./CardProgress')).CardProgress;

/** The facts on the card of a tutorial or folder, with the reader's progress. */
export function CardFacts({ card: { path, level, minutes, tutorials } }: { card: TutorialCard }) {
  if (!level && !tutorials) return null;
  return (
    <Line>
      <span>
        {level && minutes
          ? `${capitalized(level)}, ${counted(minutes, 'minute')}`
          : counted(tutorials?.length ?? 0, 'tutorial')}
      </span>
      <IdlePart load={loadProgress} props={{ path, tutorials }} />
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  margin-top: auto;
  padding-top: 10px;
  /* On cards next to each other the facts are aligned, however long the text above is. */
  li:has(> div > &),
  div:has(> &) {
    display: flex;
    flex: 1;
    flex-direction: column;
  }
  color: ${color.inkFaint};
  font-size: 0.8125rem;
  line-height: 1.25rem;
`;
