import { IconButton } from './IconButton';
import type { SavedResult } from './savedResults';
import type { SavedResults } from './useSavedResults';

interface StarProps {
  result: SavedResult;
  saved: SavedResults;
  tabIndex?: number;
  /** Called with the button before the star changes. */
  onPress?: (button: HTMLElement) => void;
}

/** Adds a result to the favourites, or removes it. */
export function Star({ result, saved, tabIndex, onPress }: StarProps) {
  const on = saved.favourites.has(result.url);
  return (
    <IconButton
      type="button"
      tabIndex={tabIndex}
      aria-label={`${on ? 'Remove' : 'Add'} “${result.title}” ${on ? 'from' : 'to'} favorites`}
      onClick={({ currentTarget }) => {
        onPress?.(currentTarget);
        saved.toggleFavourite(result);
      }}
    >
      <svg className="icon" width="1rem" height="1rem" viewBox="0 0 16 16" aria-hidden="true">
        <path
          d="m8 1.9 1.9 3.9 4.2.6-3 3 .7 4.3L8 11.7l-3.8 2 .7-4.3-3-3 4.2-.6z"
          fill={on ? 'currentColor' : undefined}
        />
      </svg>
    </IconButton>
  );
}
