import { useId } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/tokens';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { shownCount } from '../results/shownCount';
import type { Areas } from './useAreas';

/** Radio buttons that narrow the results to one area, with the number of results in each. */
export function AreaFilter({ areas, chosen, total, choose, clear }: Areas) {
  const name = useId();
  const choices = [
    { label: 'All', count: total, on: !chosen, take: clear },
    ...areas.map((area) => ({
      label: area.label,
      count: area.count,
      on: area.label === chosen?.label,
      take: () => choose(area),
    })),
  ];
  return (
    <Choices>
      <VisuallyHidden as="legend">Filter by area</VisuallyHidden>
      {choices.map(({ label, count, on, take }) => (
        <label key={label}>
          <VisuallyHidden as="input" type="radio" name={name} checked={on} onChange={take} />
          {label} <span>{shownCount(count)}</span>
        </label>
      ))}
    </Choices>
  );
}

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  min-width: 0;
  margin: 20px 0 0;
  padding: 0;
  border: 0;
  label {
    position: relative;
    padding: 3px 12px;
    border: 1px solid ${color.lineStrong};
    border-radius: 16px;
    color: ${color.inkSoft};
    font-size: 0.875rem;
    font-weight: 550;
    line-height: 1.5rem;
    cursor: pointer;
  }
  label:hover {
    border-color: ${color.accent};
  }
  label:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    color: ${color.accent};
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  label:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
  span {
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`;
