import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { loadChangelog } from '../data/loadChangelog';
import { loadNavigation } from '../data/loadNavigation';
import { useNewLinks } from '../data/useNewLinks';
import { CHANGELOG_ARCHIVE } from '../model/changelog/changelog';
import { nearestPages } from '../model/nearest';
import { readingOrder, type NavigationNode } from '../model/navigation/navigation';
import { CardGrid, LinkCard } from '../ui/CardGrid';

type NearbyPage = Pick<NavigationNode, 'path' | 'title' | 'description'>;

interface NearestPagesProps {
  /** An address that does not exist, or words; undefined while unknown. */
  asked?: string;
  count: number;
}

/** Suggests the pages whose address and title are closest to `asked`, in a space reserved at the end of the page. */
export function NearestPages({ asked, count }: NearestPagesProps) {
  const [pages, setPages] = useState<readonly NearbyPage[]>([]);
  useNewLinks(pages);

  useEffect(() => {
    if (asked === undefined) return undefined;
    let current = true;
    pagesAround(asked).then(
      (all) => current && setPages(nearestPages(asked, all, count)),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [asked, count]);

  return (
    <Room>
      {pages.length > 0 && (
        <>
          <h2>Perhaps you were looking for</h2>
          <CardGrid>
            {pages.map(({ path, title, description }) => (
              <LinkCard key={path} title={title} href={path}>
                {description}
              </LinkCard>
            ))}
          </CardGrid>
        </>
      )}
    </Room>
  );
}

/** The pages `asked` may refer to: changelog entries for a changelog address, otherwise docs and tutorials. */
async function pagesAround(asked: string): Promise<readonly NearbyPage[]> {
  if (asked.includes('/changelog/')) return [ARCHIVE, ...(await loadChangelog())];
  return Object.values(await loadNavigation()).flatMap(readingOrder);
}

const ARCHIVE = {
  path: CHANGELOG_ARCHIVE.path,
  title: 'Changelog archive',
  description: 'All entries, by year.',
};

// Tall enough to keep the footer below the fold, so that nothing visible moves when the pages arrive.
const Room = styled.div`
  min-height: calc(100vh - 360px);
  h2 {
    margin: 44px 0 16px;
    font-size: 1.125rem;
    font-weight: 600;
    line-height: 1.75rem;
  }
`;
