import { siteFrame } from '../../data/siteFrame';
import { say } from '../say';
import { sendKeptWhenOnline } from './sendKeptWhenOnline';

/** The answers that the build puts below the text of a page. */
export const CHOICE = '.page-question button[value]';

/** From now on the question whether a page helped can be answered, where the configuration says who listens. */
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
