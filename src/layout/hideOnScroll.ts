/** In pixels; smaller moves count as finger jitter. */
const JITTER = 5;
/** In milliseconds: how long after a jump to an anchor the page may still be scrolling there. */
const JUMP = 300;
const MARK = 'data-bar-hidden';
const IN_USE = ':focus-visible, [data-unfolded], dialog[open]';

interface Move {
  readonly hidden: boolean;
  /** Scroll position before and after the move, in pixels. */
  readonly from: number;
  readonly to: number;
  /**
   * How much the page has grown in the meantime, in pixels: if it grew above the viewport, the browser adjusts the
   * scroll position.
   */
  readonly grown: number;
  /** Height of the bar. */
  readonly height: number;
  /** The page is jumping to an anchor. */
  readonly jumps: boolean;
  /** The reader is using the bar: it has the focus, an open dropdown or the menu. */
  readonly inUse: boolean;
  /** The bar, if shown, would cover the focused element. */
  readonly covers: boolean;
}

/** What happened before this code was loaded. */
interface Start {
  /** Scroll position before the first move, in pixels. */
  readonly from: number;
  /** True if that move was a jump to an anchor. */
  readonly jumped: boolean;
}

/** Decides whether the bar is hidden after the page has scrolled. */
export function isBarHidden({
  hidden,
  from,
  to,
  grown,
  height,
  jumps,
  inUse,
  covers,
}: Move): boolean {
  if (inUse || to <= height) return false;
  if (jumps || covers) return true;
  return isJitter(from, to) || isJitter(from + grown, to) ? hidden : to > from;
}

/**
 * Hides the bar while the reader scrolls down or jumps to an anchor, and shows it on the way up: toggles
 * `data-bar-hidden` on the root element until the signal aborts.
 */
export function hideOnScroll(bar: HTMLElement, { from, jumped }: Start, signal: AbortSignal): void {
  const root = document.documentElement;
  let before = from;
  let heightBefore = root.scrollHeight;
  let jumpsUntil = jumped ? performance.now() + JUMP : 0;
  let asked = 0;

  const decide = () => {
    asked = 0;
    const to = scrolled();
    const hidden = isBarHidden({
      hidden: root.hasAttribute(MARK),
      from: before,
      to,
      grown: root.scrollHeight - heightBefore,
      height: bar.offsetHeight,
      jumps: performance.now() < jumpsUntil,
      inUse: bar.querySelector(IN_USE) !== null,
      covers: covers(bar),
    });
    if (!isJitter(before, to)) before = to;
    heightBefore = root.scrollHeight;
    root.toggleAttribute(MARK, hidden);
  };
  const soon = () => {
    asked ||= requestAnimationFrame(decide);
  };
  const jump = () => {
    jumpsUntil = performance.now() + JUMP;
    soon();
  };

  const options = { passive: true, signal };
  window.addEventListener('scroll', soon, options);
  window.addEventListener('hashchange', jump, options);
  document.addEventListener('focusin', soon, options);
  document.addEventListener('click', (event) => leadsToAnchor(event) && jump(), options);
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(asked);
    root.removeAttribute(MARK);
  });
  soon();
}

function isJitter(from: number, to: number): boolean {
  return Math.abs(to - from) < JITTER;
}

/** Clamped, because where pages overscroll, bouncing back would count as scrolling up. */
function scrolled(): number {
  const end = document.documentElement.scrollHeight - window.innerHeight;
  return Math.min(window.scrollY, end);
}

/**
 * True if the bar, when shown, would cover the focused element; an element that fills the window is always partly
 * visible.
 */
function covers(bar: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body || bar.contains(focused)) return false;
  const { top, bottom } = focused.getBoundingClientRect();
  return top < bar.offsetHeight && bottom > 0 && bottom - top < window.innerHeight;
}

function leadsToAnchor({ target }: Event): boolean {
  const link = target instanceof Element && target.closest('a');
  return !!link && link.hash !== '' && link.pathname === window.location.pathname;
}
