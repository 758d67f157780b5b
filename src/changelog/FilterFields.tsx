import { useId, useRef } from 'react';
import styled from 'styled-components';
import { CHANGE_KINDS } from '../model/changelog/changelogItem';
import { color, media } from '../theme/tokens';
import { selectCss } from '../theme/selectCss';
import type { AreaCount } from './AreaLinks';
import type { Filter } from './filter';

interface FilterFieldsProps {
  areas: readonly AreaCount[];
  filter: Filter;
  /** Also receives whether the choice takes the place of the one before in the browser's history. */
  onChoose: (filter: Filter, replaces: boolean) => void;
}

/** Two fields that filter the changelog; rendered only where scripts run. */
export function FilterFields({ areas, filter, onChoose }: FilterFieldsProps) {
  const id = useId();
  const first = useRef<HTMLSelectElement>(null);
  const { area, kind } = filter;
  // The select changed last, until the reader comes to one or presses it. Arrow keys choose each option on their way.
  const changed = useRef<HTMLSelectElement>(null);
  const begin = () => {
    changed.current = null;
  };
  const choose = (select: HTMLSelectElement, next: Filter) => {
    onChoose(next, changed.current === select);
    changed.current = select;
  };
  const showAll = () => {
    // The button is about to disappear.
    first.current?.focus();
    onChoose({}, false);
  };
  return (
    <Fields role="group" aria-label="Filter the changelog">
      <label htmlFor={`${id}area`}>Area</label>
      <select
        id={`${id}area`}
        ref={first}
        value={area ?? ''}
        onFocus={begin}
        onPointerDown={begin}
        onChange={({ target }) => {
          choose(target, { ...filter, area: areas.find((one) => one.area === target.value)?.area });
        }}
      >
        <option value="">All areas</option>
        {areas.map(({ area: name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <label htmlFor={`${id}kind`}>Kind</label>
      <select
        id={`${id}kind`}
        value={kind ?? ''}
        onFocus={begin}
        onPointerDown={begin}
        onChange={({ target }) => {
          choose(target, { ...filter, kind: CHANGE_KINDS.find((one) => one === target.value) });
        }}
      >
        <option value="">All kinds</option>
        {CHANGE_KINDS.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      {(area ?? kind) && (
        <button type="button" onClick={showAll}>
          Show everything
        </button>
      )}
    </Fields>
  );
}

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-top: 24px;
  font-size: 0.875rem;
  @media print {
    display: none;
  }
  label {
    color: ${color.inkSoft};
    ${media.phone} {
      flex: 0 0 44px;
    }
  }
  select {
    ${selectCss}
    margin-right: 8px;
    ${media.phone} {
      flex: 1 0 70%;
      margin-right: 0;
    }
  }
  button {
    min-height: 36px;
    color: ${color.accent};
    font-weight: 550;
    &:hover {
      text-decoration: underline;
    }
  }
`;
