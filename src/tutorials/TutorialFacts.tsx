import { levelName } from '../model/levelName';
import { BadgeMark } from '../ui/Badge';
import { IdlePart } from '../ui/IdlePart';

interface TutorialFactsProps {
  path: string;
  level: string;
  minutes: number;
}

const loadProgress = async () => (await import('./StepsProgress')).StepsProgress;

/** How hard a tutorial is, how long it takes, and how far the reader has come: the line for that is kept free. */
export function TutorialFacts({ path, level, minutes }: TutorialFactsProps) {
  return (
    <>
      <BadgeMark $tone="accent">{levelName(level)}</BadgeMark>
      <span>About {minutes} minutes</span>
      <div className="needs-js" style={{ flexBasis: '100%', minHeight: '1.625rem' }}>
        <IdlePart load={loadProgress} props={{ path }} />
      </div>
    </>
  );
}
