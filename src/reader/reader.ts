import { pressAgain } from '../ui/pressAgain';
import { codeTools } from './code/codeTools';
import { copyLinks } from './copyLinks';
import { COPY, copyPages } from './copyPages';
import { askForFeedback, CHOICE } from './feedback/askForFeedback';
import { foldMenus } from './foldMenus';
import { followReading } from './followReading';
import { roleLens } from './lens/roleLens';
import { enlargePictures } from './pictures/enlargePictures';
import { messageLine } from './say';
import { stickyColumn } from './stickyColumn';
import { backToTop } from './top/backToTop';
import { unfoldForPrint } from './unfoldForPrint';
import { keepPages } from './keepPages';

const TOOLS = [
  messageLine,
  copyLinks,
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
 * What readers can do with a page besides reading it. It is fetched once, at the first sign of a reader on the first page, and works on
 * what the build wrote into the pages by listening at the document; what is larger than a few lines is fetched on use.
 * `clicks` are those of readers meanwhile.
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
