/**
 * Opens folded parts of the text while the page is printed, which not every browser does through print styles. Those with
 * navigation are not printed and stay as they are.
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
