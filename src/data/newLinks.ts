/**
 * The window event with which a part of the page says that it has rendered links, so that their pages are prefetched,
 * too.
 */
export const NEW_LINKS = 'learn-new-links';
