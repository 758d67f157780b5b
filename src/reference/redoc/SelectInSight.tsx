import { useEffect, useRef, useState, type ComponentProps } from 'react';

/**
 * A choice that comes when its place is in sight, or a window away: browsers look at each field of a page for what they could
 * fill in, and lay out the operation around it to do so, for seconds on a phone. Its text stands beside it, so nothing moves.
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
