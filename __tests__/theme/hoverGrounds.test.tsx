import { render } from '@testing-library/react';
import { ColorModeToggle } from '../../src/layout/ColorModeToggle';
import { largeLook } from '../../src/reader/pictures/largeLook';
import { ReferenceMenu } from '../../src/reference/ReferenceMenu';
import { pageToolsCss } from '../../src/theme/pageToolsCss';
import { palettes, type ColorName } from '../../src/theme/palettes';
import { Dropdown } from '../../src/ui/disclosure/Dropdown';
import { contrast } from './support/contrast';

/** The grounds that controls get under the pointer, in the styles of what was rendered and in `css`. */
function hoverGrounds(css = ''): ColorName[] {
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  const grounds = [css, ...styles]
    .join('')
    .matchAll(/:hover\s*{[^}]*background: ?var\(--color-(\w+)\)/g);
  return [...grounds].map(([, name]) => name as ColorName);
}

const menu = { chapters: [{ title: 'Errors', anchor: 'section/Errors' }], groups: [] };

test.each(['light', 'dark'] as const)(
  'in %s mode, grounds under the pointer are visible',
  (mode) => {
    render(
      <>
        <ColorModeToggle />
        <ReferenceMenu menu={menu} />
        <Dropdown label="More" align="left" current={false}>
          <li>
            <a href="#guides">Guides</a>
          </li>
        </Dropdown>
      </>,
    );
    const grounds = hoverGrounds(largeLook + pageToolsCss);
    const palette = palettes[mode];

    expect(grounds.length).toBeGreaterThanOrEqual(6);
    for (const ground of grounds) {
      expect(contrast(palette[ground], palette.raised)).toBeGreaterThan(1.2);
      expect(contrast(palette[ground], palette.paper)).toBeGreaterThan(1.2);
      expect(contrast(palette[ground], palette.ink)).toBeGreaterThan(7);
    }
  },
);
