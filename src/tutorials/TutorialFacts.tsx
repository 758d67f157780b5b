import styled from 'styled-components';
import { capitalized } from '../model/capitalized';
import { counted } from '../model/counted';
import { CONTENTS_BREAKPOINT } from '../theme/tokens';
import { BadgeMark } from '../ui/BadgeMark';
import { IdlePart } from '../ui/lazy/IdlePart';

interface TutorialFactsProps {
  path: string;
  level: string;
  minutes: number;
}

const loadProgress = async () => (await import('./StepsProgress')).StepsProgress;

/**
 * The level and duration of a tutorial and, if there is no table of contents next to the text, the reader's progress,
 * for which the line is reserved.
 */
export function TutorialFacts({ path, level, minutes }: TutorialFactsProps) {
  return (
    <>
      <BadgeMark $tone="accent">{capitalized(level)}</BadgeMark>
      <span>About {counted(minutes, 'minute')}</span>
      <Progress className="needs-js">
        <IdlePart load={loadProgress} props={{ path }} />
      </Progress>
    </>
  );
}

const Progress = styled.div`
  flex-basis: 100%;
  min-height: 1.625rem;
  @media (min-width: ${CONTENTS_BREAKPOINT + 1}px) {
    &:empty {
      display: none;
    }
  }
`;
