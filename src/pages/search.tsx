import type { PageProps } from 'gatsby';
import { Seo } from '../layout/Seo';
import { NearestPages } from '../search/NearestPages';
import { SearchForm } from '../search/SearchForm';
import { Sections } from '../search/Sections';
import { useAfterHydration } from '../search/useAfterHydration';
import { PlainPage } from '../ui/PlainPage';

/** Pages whose titles come near the words in the address's `q`. */
export default function SearchPage({ location }: PageProps) {
  const search = useAfterHydration() ? location.search : '';
  const query = new URLSearchParams(search).get('q')?.trim() ?? '';
  return (
    <PlainPage title="Search">
      <Seo
        title="Search"
        description="Search the documentation and tutorials of Hex by the words of a page's title."
        path="/search"
        unlisted
      />
      <div style={{ marginTop: 20 }}>
        <SearchForm query={query} />
      </div>
      <noscript>
        <p>Searching needs scripts. The sections below lead to every page.</p>
      </noscript>
      <h2>{query ? `Pages for “${query}”` : 'Browse'}</h2>
      {query ? (
        <NearestPages asked={query} count={20}>
          <p>No title holds these words. Try fewer or other ones.</p>
          <Sections />
        </NearestPages>
      ) : (
        <Sections />
      )}
    </PlainPage>
  );
}
