import { createRoot, type Root } from 'react-dom/client';
import styled from 'styled-components';
import { ErrorBox } from '../../ui/ErrorBox';

let shown: { root: Root; place: HTMLElement } | undefined;

/** Tells above the page that it could not be loaded. It does not need the page itself to run. */
export function showLoadError(error: unknown, retry: () => void): void {
  hideLoadError();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <Frame>
      <ErrorBox
        sentence="The page did not load."
        error={error}
        onRetry={retry}
        onDismiss={hideLoadError}
      />
    </Frame>,
  );
  shown = { root, place };
}

/** Takes the message away again. */
export function hideLoadError(): void {
  shown?.root.unmount();
  shown?.place.remove();
  shown = undefined;
}

const Frame = styled.div`
  position: fixed;
  z-index: 40;
  inset: auto 0 20px;
  display: grid;
  justify-content: center;
  padding-inline: 20px;
`;
