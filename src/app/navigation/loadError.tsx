import { createRoot, type Root } from 'react-dom/client';
import { ErrorBox } from '../../ui/ErrorBox';
import { FootLayer } from '../../ui/FootLayer';

let shown: { root: Root; place: HTMLElement } | undefined;

/** Shows a message that the page could not be loaded. It works even if the page itself does not run. */
export function showLoadError(error: unknown, retry: () => void): void {
  hideLoadError();
  const before = document.activeElement as HTMLElement | null;
  const close = () => {
    hideLoadError();
    // The message's button, which had the focus, is gone.
    before?.focus({ preventScroll: true });
  };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <FootLayer>
      <ErrorBox sentence="The page did not load." error={error} onRetry={retry} onDismiss={close} />
    </FootLayer>,
  );
  shown = { root, place };
}

/** Removes the message. */
export function hideLoadError(): void {
  shown?.root.unmount();
  shown?.place.remove();
  shown = undefined;
}
