/** True if the reader prefers reduced motion, by the setting of the system or of the site. */
export const prefersReducedMotion = () =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.matches('[data-reading~="still"]');
