import styled from 'styled-components';
import { areaPath } from '../model/changelog/areaPath';
import type { Area } from '../model/changelog/areas';
import { AreaLink } from './AreaLink';

/** An area and the number of its entries. */
export interface AreaCount {
  readonly area: Area;
  readonly count: number;
}

/** Links to the pages of all areas; `here` is the current one. */
export function AreaLinks({ areas, here }: { areas: readonly AreaCount[]; here?: string }) {
  return (
    <nav aria-label="Areas">
      <List>
        {areas.map(({ area, count }) => (
          <li key={area}>
            <AreaLink href={areaPath(area)} aria-current={area === here ? 'page' : undefined}>
              {area}
              <small>{count}</small>
            </AreaLink>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 24px;
`;
