/** Replaces the props of Gatsby's route announcer to keep it silent: ours announces the title, once. */
export const RouteAnnouncerProps = { id: 'gatsby-announcer', hidden: true };
