import { pressAgain } from '../ui/pressAgain';
import { codeTools } from './code/codeTools';
import { copyLinks } from './copyLinks';
import { COPY, copyPages } from './copyPages';
import { askForFeedback, CHOICE } from './feedback/askForFeedback';
import { foldMenus } from './foldMenus';
import { followReading } from './followReading';
import { roleLens } from './lens/roleLens';
import { enlargePictures } from './pictures/enlargePictures';
import { nameControls } from './nameControls';
import { messageLine } from './say';
import { stickyColumn } from './stickyColumn';
import { backToTop } from './top/backToTop';
import { unfoldForPrint } from './unfoldForPrint';
import { keepPages } from './keepPages';

const TOOLS = [
  messageLine,
  copyLinks,
  nameControls,
  copyPages,
  foldMenus,
  followReading,
  askForFeedback,
  enlargePictures,
  codeTools,
  stickyColumn,
  backToTop,
  roleLens,
  unfoldForPrint,
  keepPages,
];

/**
 * Starts everything readers can do with a page besides reading it. Fetched once, on the reader's first interaction. The
 * tools work on the HTML that the build wrote, through listeners on the document; larger ones are fetched on use.
 * `clicks` are the reader's clicks while this was loading.
 */
export function startReader(clicks: readonly Event[] = []): void {
  for (const begin of TOOLS) {
    try {
      begin();
    } catch (error) {
      // A tool that an old browser cannot run must not stop the others.
      console.error(error);
    }
  }
  pressAgain(clicks, `${COPY}, ${CHOICE}`);
}
