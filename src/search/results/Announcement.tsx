import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

// Long enough that a reader who types is told once, at the end.
const PAUSE = 500;

/** Tells screen readers a text once it has stood for a while; an empty one tells nothing. */
export function Announcement({ text }: { text: string }) {
  const [told, setTold] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setTold(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {told}
    </VisuallyHidden>
  );
}
