import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

// Long enough for a reader who types to hear it only once, at the end.
const PAUSE = 500;

/** Announces a text to screen readers once it has been stable for a moment; an empty text is not announced. */
export function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announced}
    </VisuallyHidden>
  );
}
