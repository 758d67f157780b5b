import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { routeChange } from '../data/routeChange';
import { color, NAVBAR_HEIGHT } from '../theme/tokens';
import { Spinner } from '../ui/Spinner';

// Lengths are a fraction of the window's width, times are in milliseconds.
const FIRST = 0.08;
const ALMOST_ALL = 0.95;
// Changes that take less time show no bar.
const PATIENCE = 200;
const BETWEEN_STEPS = 800;
const STEP = 200;

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
      setLength(FIRST);
      steps = window.setInterval(() => setLength((now) => now && longer(now)), BETWEEN_STEPS);
    };
    const finish = () => {
      setLength((now) => now && 1);
      waiting = window.setTimeout(() => setLength(null), STEP);
    };
    const unsubscribe = routeChange.subscribe((underWay) => {
      stop();
      if (underWay) waiting = window.setTimeout(begin, PATIENCE);
      else finish();
    });
    return () => {
      stop();
      unsubscribe();
    };
  }, []);

  return length;
}

/** The next length of a waiting bar: it slows down and never reaches the end. */
function longer(length: number): number {
  return length + (ALMOST_ALL - length) * 0.15;
}

const Bar = styled.div`
  position: fixed;
  z-index: 30;
  inset: 0 0 auto;
  height: 2px;
  background: ${color.accent};
  transform-origin: left;
  transition: all ${STEP}ms ease-out;
`;

const Corner = styled.div`
  position: fixed;
  z-index: 30;
  top: ${NAVBAR_HEIGHT + 12}px;
  right: 20px;
  border-radius: 10px;
  background: ${color.raised};
`;
