import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { followStored } from '../data/storage';
import { keepTutorialProgress, tutorialProgress } from '../data/tutorialProgress';
import { storageKeys } from '../model/reader/storageKeys';
import { isDone, type Progress } from '../model/reader/tutorialProgress';
import { color } from '../theme/tokens';
import { stepOf, tickBoxes } from './tickBoxes';
import { useContents } from './useContents';

/**
 * The number of steps done, a link to the next one and a button to start over: in the table of contents, where it stays
 * in view, or else in place.
 */
export function StepsProgress({ path }: { path: string }) {
  const [progress, untickAll] = useTicks(path);
  const contents = useContents();
  const words = useRef<HTMLParagraphElement>(null);
  if (!progress || progress.of === 0) return null;

  const startOver = () => {
    untickAll();
    // The button is about to disappear together with the focus.
    words.current?.focus();
  };
  const { done, of } = progress;
  const line = (
    <Line className="needs-js">
      <p role="status" ref={words} tabIndex={-1}>
        {isDone(progress) ? `All ${of} steps done` : `${done.length} of ${of} steps done`}
      </p>
      {done.length > 0 && !isDone(progress) && <a href={`#${nextStep()}`}>Resume</a>}
      {done.length > 0 && (
        <button type="button" onClick={startOver}>
          Start over
        </button>
      )}
    </Line>
  );
  return contents ? createPortal(line, contents) : line;
}

/** The steps ticked so far, once they are known, and a function that unticks them all. */
function useTicks(path: string): readonly [Progress | undefined, () => void] {
  const [progress, setProgress] = useState<Progress>();

  useEffect(() => {
    const kept = tutorialProgress()[path]?.done ?? [];
    for (const box of tickBoxes()) {
      // Boxes ticked before this component loaded count, too.
      box.checked ||= kept.includes(stepOf(box));
      // A browser that restores ticks on the way back would undo "Start over". HTML has no such attribute for checkboxes.
      box.autocomplete = 'off';
    }
    const ticked = ticksNow();
    if (ticked.done.length > 0) keepTutorialProgress(path, ticked);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the boxes are known only now
    setProgress(ticked);

    const follow = ({ target }: Event) => {
      const changed = target as HTMLInputElement;
      if (!tickBoxes().includes(changed)) return;
      tickAsKept(path, changed);
      setProgress(keptTicks(path));
    };
    document.addEventListener('change', follow);
    const leaveTabs = followStored(storageKeys.tutorialProgress, () => {
      tickAsKept(path);
      setProgress(ticksNow());
    });
    return () => {
      document.removeEventListener('change', follow);
      leaveTabs();
    };
  }, [path]);

  const untickAll = () => {
    for (const box of tickBoxes()) box.checked = false;
    setProgress(keptTicks(path));
  };
  return [progress, untickAll];
}

/** Updates the boxes to what was ticked in any tab, except for the one that the reader has just changed. */
function tickAsKept(path: string, changed?: HTMLInputElement): void {
  const kept = tutorialProgress()[path]?.done ?? [];
  for (const box of tickBoxes()) if (box !== changed) box.checked = kept.includes(stepOf(box));
}

/** Stores the current ticks and returns them. */
function keptTicks(path: string): Progress {
  const ticks = ticksNow();
  keepTutorialProgress(path, ticks);
  return ticks;
}

function ticksNow(): Progress {
  const boxes = tickBoxes();
  return { done: boxes.filter((box) => box.checked).map(stepOf), of: boxes.length };
}

/** The id of the first step that is not done. */
function nextStep(): string {
  const next = tickBoxes().find((box) => !box.checked);
  return next ? stepOf(next) : '';
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  line-height: 1.625rem;
  nav > & {
    position: sticky;
    bottom: 0;
    margin-top: 20px;
    padding-top: 12px;
    border-top: 1px solid ${color.line};
    background: ${color.paper};
    color: ${color.inkFaint};
    p {
      flex-basis: 100%;
    }
  }
  p:focus {
    outline: none;
  }
  a,
  button {
    color: ${color.accent};
  }
  a:hover,
  button:hover {
    text-decoration: underline;
  }
`;
