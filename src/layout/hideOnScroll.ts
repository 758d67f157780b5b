/** In pixels; smaller moves are the jitter of a finger. */
const TREMBLING = 5;
/** In milliseconds: how long after a jump to an anchor the page may still be on its way there. */
const JUMP = 300;
const MARK = 'data-bar-hidden';
/** The last two tell that the menu is on its way, or did not come: they stand in the bar and would leave with it. */
const IN_USE = ':focus-visible, [data-unfolded], dialog[open], [role="status"], [role="alert"]';

interface Move {
  readonly hidden: boolean;
  /** Where the top of the window stood and stands on the page, in pixels. */
  readonly from: number;
  readonly to: number;
  /** By how much the page has grown meanwhile, in pixels: where it grew above the window, the browser moves along. */
  readonly grown: number;
  /** Height of the bar. */
  readonly height: number;
  /** The page jumps to an anchor. */
  readonly jumps: boolean;
  /** The reader is in the bar: the focus, an unfolded list, the menu. */
  readonly inUse: boolean;
  /** A shown bar lies over what has the focus. */
  readonly covers: boolean;
}

/** Whether the bar is hidden after a move of the page. */
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
  return trembles(from, to) || trembles(from + grown, to) ? hidden : to > from;
}

/**
 * Hides the bar while the reader goes down the page or jumps to an anchor, and shows it again on the way up: it marks the
 * root of the page with `data-bar-hidden`, until the signal comes. `from` is where the page stood before it moved,
 * and `jumped` whether that was a jump.
 */
export function hideOnScroll(
  bar: HTMLElement,
  from: number,
  jumped: boolean,
  signal: AbortSignal,
): void {
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
    if (!trembles(before, to)) before = to;
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

function trembles(from: number, to: number): boolean {
  return Math.abs(to - from) < TREMBLING;
}

/** Where pages bounce beyond their end, the way back would count as scrolling up. */
function scrolled(): number {
  const end = document.documentElement.scrollHeight - window.innerHeight;
  return Math.min(window.scrollY, end);
}

/** Whether the bar, when shown, would lie over what has the focus; what fills the window is always seen. */
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
