import styled from 'styled-components';
import { siteHome } from '../../data/siteHome';
import { color } from '../../theme/tokens';
import { Lists } from './lists';
import { PopularPages } from './PopularPages';
import { SavedSection } from './SavedSection';
import type { SavedResults } from './useSavedResults';

// Leaves room for the favourites.
const RECENT_BESIDE_FAVOURITES = 4;

/** What the dialog shows before the reader types: favourites and recently opened results, or else the popular pages. */
export function StartScreen({ saved }: { saved: SavedResults }) {
  const { recent, favourites } = saved;
  if (recent.results.length + favourites.results.length === 0) {
    return (
      <Lists>
        <Hint>
          <p>No recent searches</p>
          <p>Type a word, a title or a question. Pages you open are listed here.</p>
        </Hint>
        <PopularPages pages={siteHome.home.popular} saved={saved} />
      </Lists>
    );
  }
  const shown =
    favourites.results.length > 0
      ? recent.results.slice(0, RECENT_BESIDE_FAVOURITES)
      : recent.results;
  return (
    <Lists>
      <SavedSection
        title="Recent"
        results={shown}
        removal={(title) => `Remove “${title}” from recent searches`}
        saved={saved}
      />
      <SavedSection title="Favorites" results={favourites.results} saved={saved} />
    </Lists>
  );
}

const Hint = styled.div`
  padding: 24px 12px 12px;
  color: ${color.inkSoft};
  font-size: 0.875rem;
  line-height: 1.375rem;
  > :first-child {
    color: ${color.ink};
    font-weight: 600;
  }
`;
