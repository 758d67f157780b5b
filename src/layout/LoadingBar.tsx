import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { routeChange } from '../data/routeChange';
import { LOADING_BAR, trickled } from '../model/loadingBar';
import { color, frame } from '../theme/tokens';
import { Spinner } from '../ui/Spinner';

const { minimum, speed, trickle, delay } = LOADING_BAR;

/** A thin bar at the top of the window while a page is loading; not shown for quick changes. */
export function LoadingBar() {
  const length = useBarLength();
  if (length === null) return null;
  return (
    <>
      <Bar style={{ scale: `${length} 1`, opacity: length === 1 ? 0 : 1 }} />
      {length < 1 && (
        <Corner>
          <Spinner />
        </Corner>
      )}
    </>
  );
}

/** The bar's length from 0 to 1, or null while there is none. */
function useBarLength(): number | null {
  const [length, setLength] = useState<number | null>(null);

  useEffect(() => {
    let waiting: number | undefined;
    let steps: number | undefined;
    const stop = () => {
      clearTimeout(waiting);
      clearInterval(steps);
    };
    const begin = () => {
      setLength(minimum);
      steps = window.setInterval(() => setLength((now) => now && trickled(now)), trickle);
    };
    const finish = () => {
      setLength((now) => now && 1);
      waiting = window.setTimeout(() => setLength(null), speed);
    };
    const unsubscribe = routeChange.subscribe((underWay) => {
      stop();
      if (underWay) waiting = window.setTimeout(begin, delay);
      else finish();
    });
    return () => {
      stop();
      unsubscribe();
    };
  }, []);

  return length;
}

const Bar = styled.div`
  position: fixed;
  z-index: 30;
  inset: 0 0 auto;
  height: 2px;
  background: ${color.accent};
  transform-origin: left;
  transition: all ${speed}ms ease-out;
`;

const Corner = styled.div`
  position: fixed;
  z-index: 30;
  top: calc(${frame.navbar} + 12px);
  right: 20px;
  border-radius: 10px;
  background: ${color.raised};
`;
