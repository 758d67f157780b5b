import { useEffect, useRef, useState, type ComponentProps } from 'react';

/**
 * A select that is rendered only once it is within a screen of the viewport. Browsers inspect every field of a page for
 * autofill, and lay out the operation around it to do so, which takes seconds on a phone. Its text is a separate element,
 * so nothing moves.
 */
export function SelectInSight(props: ComponentProps<'select'>) {
  const place = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setSeen(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '100% 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [seen]);
  return seen ? <select {...props} /> : <span ref={place} className={props.className} />;
}
