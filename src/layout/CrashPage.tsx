import { Helmet } from 'react-helmet';
import styled from 'styled-components';
import { errorCauses } from './errorCauses';
import { color, font, frame } from '../theme/tokens';

interface CrashPageProps {
  error: unknown;
  onRetry: () => void;
}

/** Replaces a page that failed to render: shows the error and a button to try again. */
export function CrashPage({ error, onRetry }: CrashPageProps) {
  return (
    <Main id="main" tabIndex={-1}>
      <Helmet>
        <title>Page Error</title>
      </Helmet>
      <h1>This page crashed</h1>
      <p>Try again, or use the menu above. The rest of the site still works.</p>
      <button type="button" onClick={onRetry}>
        Try again
      </button>
      <ol>
        {errorCauses(error).map((cause, index) => (
          <li key={index}>{index > 0 ? `Caused by: ${cause}` : cause}</li>
        ))}
      </ol>
    </Main>
  );
}

const Main = styled.main`
  max-width: 856px;
  min-height: calc(100vh - ${frame.edges});
  margin-inline: auto;
  padding: 72px 20px;
  outline: none;
  button {
    margin-block: 24px 32px;
    padding: 5px 13px;
    /* Visible in forced-colors mode, which removes the background. */
    border: 1px solid transparent;
    border-radius: 8px;
    background: ${color.ink};
    color: ${color.paper};
    font-weight: 600;
    &:hover {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
  ol {
    padding: 16px 20px;
    border-radius: 10px;
    background: ${color.sunken};
    font: 0.875rem/1.375rem ${font.mono};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
