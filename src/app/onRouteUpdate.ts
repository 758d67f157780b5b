import type { GatsbyBrowser } from 'gatsby';
import { sendPageView } from '../analytics/sendPageView';
import { arrive } from './navigation/arrive';

/** Runs on every change of the address, including the first page. */
export const onRouteUpdate: NonNullable<GatsbyBrowser['onRouteUpdate']> = (update) => {
  arrive(update);
  sendPageView(update);
};
