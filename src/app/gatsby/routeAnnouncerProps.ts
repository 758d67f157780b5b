/** Stands in for what makes Gatsby's announcer speak: ours says the title once, and waits its turn. */
export const RouteAnnouncerProps = { id: 'gatsby-announcer', hidden: true };
