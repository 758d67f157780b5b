import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Form } from '../../src/reader/feedback/parts';
import { Area, Input, Select } from '../../src/reference/console/controls';
import { cssName } from '../../src/theme/cssName';
import { palettes, type ColorName } from '../../src/theme/palettes';
import { contrast } from './support/contrast';

const names = Object.keys(palettes.light) as ColorName[];
const grounds = ['paper', 'raised'] as const;

/** The border colour in the CSS rules for the first field of a component. */
function borderOf(part: ReactNode): ColorName {
  const field = render(part).container.querySelector('input, textarea, select')!;
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const borders = rules.map((rule) => {
    const own = rule instanceof CSSStyleRule && field.matches(rule.selectorText);
    return own && /border: 1px solid var\((.+?)\)/.exec(rule.cssText)?.[1];
  });
  return names.find((name) => borders.includes(cssName(name)))!;
}

// An empty field has the background of its surroundings, so only its border shows where it is.
test.each([
  ['an input of a console', <Input key="input" />],
  ['a text area of a console', <Area key="area" />],
  ['a select of a console', <Select key="select" />],
  [
    'a feedback text',
    <Form key="form">
      <textarea />
    </Form>,
  ],
])('%s has a border with 3:1 contrast on every background it is used on', (_field, part) => {
  const border = borderOf(part);
  for (const palette of [palettes.light, palettes.dark])
    for (const ground of grounds)
      expect(contrast(palette[border], palette[ground])).toBeGreaterThanOrEqual(3);
});
