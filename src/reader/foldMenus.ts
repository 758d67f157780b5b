const MENU = '.page-tools details[open]';

/** Closes the menu below a page's title on Escape, or when the reader clicks or focuses anything else. */
export function foldMenus(): void {
  const foldOthers = ({ target }: Event) => {
    const menu = document.querySelector<HTMLDetailsElement>(MENU);
    if (menu && !menu.contains(target as Node)) menu.open = false;
  };
  document.addEventListener('click', foldOthers);
  document.addEventListener('focusin', foldOthers);
  document.addEventListener('keydown', ({ key, target }) => {
    const menu = target instanceof Element ? target.closest<HTMLDetailsElement>(MENU) : null;
    if (key !== 'Escape' || !menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
