/** The event of the window by which a part of the page tells that it has drawn links: pages are loaded ahead for these, too. */
export const NEW_LINKS = 'learn-new-links';
