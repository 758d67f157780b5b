import { createRoot, type Root } from 'react-dom/client';
import { ErrorBox } from '../../ui/ErrorBox';
import { FootLayer } from '../../ui/FootLayer';

let shown: { root: Root; place: HTMLElement } | undefined;

/** Tells above the page that it could not be loaded. It does not need the page itself to run. */
export function showLoadError(error: unknown, retry: () => void): void {
  hideLoadError();
  const before = document.activeElement as HTMLElement | null;
  const close = () => {
    hideLoadError();
    // Its button, which had the focus, is gone.
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

/** Takes the message away again. */
export function hideLoadError(): void {
  shown?.root.unmount();
  shown?.place.remove();
  shown = undefined;
}
