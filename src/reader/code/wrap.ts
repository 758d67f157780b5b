import { storageKeys } from '../../model/storageKeys';
import { addStyles } from '../addStyles';

const WRAP = 'wrap';

/** Breaks long lines of code as they were broken before the site was loaded anew. */
export function resumeWrap(): void {
  addStyles(LOOK);
  try {
    if (sessionStorage.getItem(storageKeys.codeWrapped) === WRAP) setWrapped(true);
  } catch {
    // Without storage nothing was kept.
  }
}

/** Whether long lines of code are broken. */
export function isWrapped(): boolean {
  return document.documentElement.dataset.code === WRAP;
}

/** Breaks long lines of code on every page, or lets them run, until the visit ends. */
export function setWrapped(wrapped: boolean): void {
  const { dataset } = document.documentElement;
  if (wrapped) dataset.code = WRAP;
  else delete dataset.code;
  try {
    if (wrapped) sessionStorage.setItem(storageKeys.codeWrapped, WRAP);
    else sessionStorage.removeItem(storageKeys.codeWrapped);
  } catch {
    // Without storage it holds until the site is loaded anew.
  }
}

const LOOK = `
  [data-code='wrap'] pre code { white-space: pre-wrap !important; overflow-wrap: anywhere !important; }
`;
