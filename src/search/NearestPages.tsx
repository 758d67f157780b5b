import { useEffect, useState, type ReactNode } from 'react';
import { loadNavigation } from '../data/loadNavigation';
import { nearestPages } from '../model/nearest';
import { readingOrder, type NavigationNode } from '../model/navigation';
import { CardGrid, LinkCard } from '../ui/CardGrid';

interface NearestPagesProps {
  /** An address that does not exist, or words. */
  asked: string;
  count: number;
  /** Shown when no page comes near, and while nothing is known. */
  children: ReactNode;
}

/** The pages whose address and title come nearest to what was asked for. */
export function NearestPages({ asked, count, children }: NearestPagesProps) {
  const [pages, setPages] = useState<readonly NavigationNode[]>([]);

  useEffect(() => {
    let current = true;
    loadNavigation().then(
      (sidebars) => {
        const all = Object.values(sidebars).flatMap(readingOrder);
        if (current) setPages(nearestPages(asked, all, count));
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [asked, count]);

  if (pages.length === 0) return children;
  return (
    <CardGrid>
      {pages.map(({ path, title, description }) => (
        <LinkCard key={path} title={title} href={path}>
          {description}
        </LinkCard>
      ))}
    </CardGrid>
  );
}
