const MENU = '.page-tools details[open]';

/** From now on the menu below a title folds when the reader turns to something else, or presses Escape. */
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
