import { failed } from './failed';
import { load } from './goTo';

/** Before the first page is taken over: when it lacks something, it is opened anew, once, and then the reader is told. */
export function enter(): void {
  const url = new URL(window.location.href);
  void load(url).then((problem) => {
    if (problem) failed(url, problem);
  });
}
