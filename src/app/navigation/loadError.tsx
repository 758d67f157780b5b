import { createRoot, type Root } from 'react-dom/client';
import { ErrorBox } from '../../ui/ErrorBox';
import { FootMessage } from '../../ui/FootMessage';

let shown: Root | undefined;

/** Shows a message that the page could not be loaded. It works even if the page itself does not run. */
export function showLoadError(error: unknown, retry: () => void): void {
  hideLoadError();
  const before = document.activeElement as HTMLElement | null;
  const close = () => {
    hideLoadError();
    // The message's button, which had the focus, is gone.
    before?.focus({ preventScroll: true });
  };
  shown = createRoot(document.createElement('div'));
  shown.render(
    <FootMessage>
      <ErrorBox sentence="The page did not load." error={error} onRetry={retry} onDismiss={close} />
    </FootMessage>,
  );
}

/** Removes the message. */
export function hideLoadError(): void {
  shown?.unmount();
  shown = undefined;
}
