/** True if the reader prefers reduced motion, by the setting of the system or of the site. */
export const wantsStillness = () =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.matches('[data-reading~="still"]');
