import styled from 'styled-components';
import { secondaryButtonCss } from '../theme/secondaryButtonCss';
import type { Filter } from './filter';

interface WiderFiltersProps {
  filter: Filter;
  onChoose: (filter: Filter) => void;
}

/** Offers the filters that one with an area and a kind can be widened to. */
export function WiderFilters({ filter: { area, kind }, onChoose }: WiderFiltersProps) {
  if (!area || !kind) return null;
  return (
    <Choices>
      <button type="button" onClick={() => onChoose({ area })}>
        Everything on {area}
      </button>
      <button type="button" onClick={() => onChoose({ kind })}>
        “{kind}” in all areas
      </button>
    </Choices>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 16px;
  button {
    ${secondaryButtonCss}
  }
`;
