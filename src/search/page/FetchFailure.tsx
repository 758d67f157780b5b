import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/tokens';
import { Icon } from '../../ui/Icon';

/** Tells that there are no results to be had, and fetches them again. */
export function FetchFailure({ onRetry }: { onRetry: () => void }) {
  const retry = ({ currentTarget }: MouseEvent) => {
    // The button is about to go; the keyboard goes on from where the results will be.
    currentTarget.closest('section')?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <Box role="alert">
      <Icon name="danger" />
      <div>
        <strong>Unable to fetch results</strong>
        <p>You might want to check your network connection.</p>
        <button type="button" onClick={retry}>
          Retry
        </button>
      </div>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  gap: 12px;
  max-width: 620px;
  margin-top: 28px;
  padding: 16px 20px;
  border: 1px solid ${color.danger};
  border-radius: 12px;
  background: ${color.dangerSoft};
  font-size: 0.875rem;
  line-height: 22px;
  > svg {
    flex: none;
    margin-top: 3px;
    color: ${color.danger};
  }
  strong {
    font-weight: 600;
  }
  p {
    color: ${color.inkSoft};
  }
  button {
    margin-top: 10px;
    padding: 4px 12px;
    border: 1px solid ${color.lineStrong};
    border-radius: 8px;
    background: ${color.raised};
    font-weight: 550;
  }
  button:hover {
    border-color: ${color.ink};
  }
`;
