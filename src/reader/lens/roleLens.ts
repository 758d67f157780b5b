import { onNewContent } from '../onNewContent';

/** The choice that the build puts before the first table of roles on a page. */
const ROLE_CHOICE = 'main select[name="role"]';

/** Readers can look at permissions as one role; what does that is fetched on a page that has such tables. */
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
