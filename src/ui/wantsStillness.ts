/** Whether the reader wants no motion, by the choice of the system or of the site. */
export const wantsStillness = () =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.matches('[data-reading~="still"]');
