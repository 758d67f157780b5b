import styled from 'styled-components';
import { color } from '../theme/tokens';

/** A fine lattice of hexagons behind a heading; the site's only ornament. */
export function Lattice() {
  return (
    <Ground aria-hidden="true">
      <pattern id="lattice" width="48.5" height="84" patternUnits="userSpaceOnUse">
        <path
          d="M24.25 0v28M24.25 28 0 42m24.25-14L48.5 42M0 42v28m48.5-28v28M0 70l24.25 14L48.5 70"
          fill="none"
          stroke={color.lineStrong}
        />
      </pattern>
      <rect width="100%" height="100%" fill="url(#lattice)" />
    </Ground>
  );
}

const Ground = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  max-height: 480px;
  opacity: 0.55;
  mask-image:
    linear-gradient(100deg, transparent 45%, #000 95%), linear-gradient(#000 60%, transparent);
  mask-composite: intersect;
  /* Chrome before 120: without the mask, it would be visible behind the title. */
  @supports not (mask-composite: intersect) {
    display: none;
  }
`;
