import styled from 'styled-components';
import { levelName } from '../model/levelName';
import { minutesText } from '../model/minutesText';
import type { TutorialCard } from '../model/pageFrame';
import { color } from '../theme/tokens';
import { IdlePart } from '../ui/IdlePart';

const loadProgress = async () => (await import('./CardProgress')).CardProgress;

/** What a card tells of a tutorial, or of a folder of them, and how far the reader has come. */
export function CardFacts({ card: { path, level, minutes, tutorials } }: { card: TutorialCard }) {
  if (!level && !tutorials) return null;
  return (
    <Line>
      <span>
        {level && minutes ? `${levelName(level)}, ${minutesText(minutes)}` : count(tutorials ?? [])}
      </span>
      <IdlePart load={loadProgress} props={{ path, tutorials }} />
    </Line>
  );
}

function count({ length }: readonly string[]): string {
  return length === 1 ? '1 tutorial' : `${length} tutorials`;
}

const Line = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  margin-top: auto;
  padding-top: 10px;
  /* In cards that stand beside each other the facts do so, too, however long the text above them is. */
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
