import type { GatsbyBrowser } from 'gatsby';
import { sendPageView } from '../analytics/sendPageView';
import { arrive } from './navigation/arrive';

/** What the site does on each change of the address, the first page included. */
export const onRouteUpdate: NonNullable<GatsbyBrowser['onRouteUpdate']> = (update) => {
  arrive(update);
  sendPageView(update);
};
