import {
  BADGE_KINDS,
  CALLOUT_TYPES,
  componentRule,
  vocabulary,
  type ComponentRule,
} from '../../src/model/vocabulary';

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
])('%s needs a %s, and takes only the known ones', (name, attribute, known) => {
  expect(componentRule(name)?.attributes[attribute]).toEqual({ required: true, oneOf: known });
});

test.each(['Figure', 'Accordion', 'Card', 'Tab', 'Video'])(
  '%s needs a text that names it',
  (name) => {
    const attributes = componentRule(name)?.attributes ?? {};
    const naming = ['alt', 'label', 'title'].filter((key) => attributes[key]?.required);
    expect(naming).toHaveLength(1);
  },
);

test.each(rules.filter(([, rule]) => rule.inside))(
  '%s stands inside a component that holds it',
  (name, rule) => {
    expect(componentRule(rule.inside ?? '')?.holds).toBe(name);
  },
);

test.each(rules.filter(([, rule]) => /^[A-Z]/.test(rule.holds ?? '')))(
  '%s holds a component that stands nowhere else',
  (name, rule) => {
    expect(componentRule(rule.holds ?? '')?.inside).toBe(name);
  },
);
