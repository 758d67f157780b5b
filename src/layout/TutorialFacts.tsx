import { BadgeMark } from '../ui/Badge';

const levels: Readonly<Record<string, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

/** How hard a tutorial is and how long it takes. */
export function TutorialFacts({ level, minutes }: { level: string; minutes: number }) {
  return (
    <>
      <BadgeMark $tone="accent">{levels[level]}</BadgeMark>
      <span>About {minutes} minutes</span>
    </>
  );
}
