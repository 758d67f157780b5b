import { VisuallyHidden } from '../ui/VisuallyHidden';

export const ANNOUNCER = 'announcer';

/** Where the title of a page is read out from, after the reader has come to it without loading the site anew. */
export function Announcer() {
  return <VisuallyHidden id={ANNOUNCER} role="status" />;
}
