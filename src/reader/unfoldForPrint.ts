/**
 * What is folded in the text is unfolded while the page is printed: not every browser does so by the rules for paper. Ways
 * to other places are not printed, and stay as they are.
 */
export function unfoldForPrint(): void {
  const unfolded: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    const folded = document.querySelectorAll<HTMLDetailsElement>('main details:not([open])');
    unfolded.push(...[...folded].filter((details) => !details.querySelector('nav')));
    for (const details of unfolded) details.open = true;
  });
  window.addEventListener('afterprint', () => {
    for (const details of unfolded.splice(0)) details.open = false;
  });
}
