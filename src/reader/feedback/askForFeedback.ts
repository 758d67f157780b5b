import { siteFrame } from '../../data/siteFrame';
import { say } from '../say';
import { sendKeptWhenOnline } from './sendKeptWhenOnline';

/** The answer buttons that the build puts below a page's text. */
export const CHOICE = '.page-question button[value]';

/** Makes "Was this page helpful?" work, if an endpoint for answers is configured. */
export function askForFeedback(): void {
  const endpoint = siteFrame.feedback;
  if (!endpoint) return;
  sendKeptWhenOnline(endpoint);
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>(CHOICE) : null;
    if (!button) return;
    import('./openForm').then(
      ({ openForm }) => openForm(button, endpoint),
      () => say('The form did not load. Check your connection, then try again.'),
    );
  });
}
