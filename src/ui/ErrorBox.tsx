import styled from 'styled-components';
import { secondaryButtonCss } from '../theme/secondaryButtonCss';
import { color, font } from '../theme/tokens';
import { Icon } from './Icon';

interface ErrorBoxProps {
  /** What went wrong, as a sentence for readers. */
  sentence?: string;
  /** Its message is shown unchanged. */
  error: unknown;
  onRetry: () => void;
  /** If given, the box can be closed. */
  onDismiss?: () => void;
}

/** Says that something failed and why, with a button to try again. */
export function ErrorBox({
  sentence = 'This part of the page did not load. Retry, or reload the page.',
  error,
  onRetry,
  onDismiss,
}: ErrorBoxProps) {
  return (
    <Box role="alert">
      <Icon name="danger" />
      <div>
        <p>{sentence}</p>
        <code>{error instanceof Error ? error.message : String(error)}</code>
        <Button type="button" onClick={onRetry}>
          Retry
        </Button>
        {onDismiss && (
          <Button type="button" onClick={onDismiss}>
            Close
          </Button>
        )}
      </div>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  gap: 12px;
  max-width: 560px;
  padding: 16px 20px;
  border: 1px solid ${color.danger};
  border-radius: 10px;
  background: ${color.dangerSoft};
  color: ${color.ink};
  font-size: 0.875rem;
  line-height: 1.375rem;
  > svg {
    flex: none;
    margin-top: 3px;
    color: ${color.danger};
  }
  > div {
    min-width: 0;
  }
  p {
    font-weight: 550;
  }
  code {
    display: block;
    max-height: 132px;
    margin-block: 4px 12px;
    overflow-y: auto;
    color: ${color.inkSoft};
    font: 0.8125rem/1.375rem ${font.mono};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const Button = styled.button`
  ${secondaryButtonCss}
  margin-right: 8px;
`;
