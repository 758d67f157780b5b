import { onNewContent } from '../onNewContent';

/** The role choice that the build puts before the first table of roles on a page. */
const ROLE_CHOICE = 'main select[name="role"]';

/** Lets readers view permissions as one role. The code is fetched only on pages with such tables. */
export function roleLens(): void {
  onNewContent(() => {
    const choice = document.querySelector<HTMLSelectElement>(ROLE_CHOICE);
    if (!choice || choice.dataset.ready !== undefined) return;
    import('./applyLens').then(
      ({ applyLens }) => applyLens(choice),
      () => undefined,
    );
  });
}
