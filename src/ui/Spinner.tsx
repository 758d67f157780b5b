import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { color } from '../theme/tokens';

/** A loading indicator that appears after a short delay, so that quick loads do not flash. */
export function Spinner() {
  const [late, setLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 200);
    return () => clearTimeout(timer);
  }, []);

  // The element exists from the start: screen readers announce only changes to a live region they already know.
  return (
    <div role="status" aria-label={late ? 'Loading…' : undefined}>
      {late && <Ring>Loading…</Ring>}
    </div>
  );
}

const turn = keyframes`
  to { rotate: 1turn; }
`;

const Ring = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  padding: 8px 14px;
  color: ${color.inkSoft};
  font-size: 0.875rem;
  line-height: 1.375rem;
  &::before {
    content: '';
    width: 14px;
    height: 14px;
    border: 2px solid ${color.lineStrong};
    border-top-color: ${color.accent};
    border-radius: 50%;
    animation: ${turn} 800ms linear infinite;
  }
`;
