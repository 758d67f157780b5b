import { VisuallyHidden } from '../ui/VisuallyHidden';

export const ANNOUNCER = 'announcer';

/** The live region that announces a page's title after client-side navigation. */
export function Announcer() {
  return <VisuallyHidden id={ANNOUNCER} role="status" />;
}
