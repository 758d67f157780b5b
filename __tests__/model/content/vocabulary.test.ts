import {
  BADGE_KINDS,
  CALLOUT_TYPES,
  componentRule,
  vocabulary,
  type ComponentRule,
} from '../../../src/model/content/vocabulary';

const rules: [string, ComponentRule][] = Object.entries(vocabulary);

test.each(['Carousel', 'callout', '', 'constructor', 'toString', '__proto__'])(
  '"%s" is not in the vocabulary',
  (name) => {
    expect(componentRule(name)).toBeUndefined();
  },
);

test.each([
  ['Callout', 'type', CALLOUT_TYPES],
  ['Badge', 'kind', BADGE_KINDS],
])('%s needs a %s and accepts only the known ones', (name, attribute, known) => {
  expect(componentRule(name)?.attributes[attribute]).toEqual({ required: true, oneOf: known });
});

test.each(['Figure', 'Accordion', 'Card', 'Tab', 'Video'])(
  '%s needs a text that labels it',
  (name) => {
    const attributes = componentRule(name)?.attributes ?? {};
    const naming = ['alt', 'label', 'title'].filter((key) => attributes[key]?.required);
    expect(naming).toHaveLength(1);
  },
);

test.each(rules.filter(([, rule]) => rule.inside))(
  '%s must be inside a component that may contain it',
  (name, rule) => {
    expect(componentRule(rule.inside ?? '')?.holds).toBe(name);
  },
);

test.each(rules.filter(([, rule]) => /^[A-Z]/.test(rule.holds ?? '')))(
  '%s contains a component that is used nowhere else',
  (name, rule) => {
    expect(componentRule(rule.holds ?? '')?.inside).toBe(name);
  },
);
