/** Stands in for the props of Gatsby's announcer and keeps it silent: ours says the title, once. */
export const RouteAnnouncerProps = { id: 'gatsby-announcer', hidden: true };
