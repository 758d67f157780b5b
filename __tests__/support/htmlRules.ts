import type { ConfigData } from 'html-validate';

/** Rules of html-validate that are not asked for, each with the reason. All others of its recommendation are. */
const NOT_ASKED = {
  // How React writes HTML: the parser reads it alike.
  'void-style': 'off',
  'attr-case': 'off',
  'attribute-empty-style': 'off',
  'attribute-boolean-style': 'off',
  'doctype-style': 'off',
  // Widths of columns and sides of numbers come from the content; the policy allows it.
  'no-inline-style': 'off',
  // A button without a type sends its form, as it is meant to where one has none.
  'no-implicit-button-type': 'off',
  // Nobody sees the end of a line.
  'no-trailing-whitespace': 'off',
  // Search engines cut long titles; titles of entries are sentences.
  'long-title': 'off',
  // Tables have one row of heads, which browsers and screen readers give to their columns by themselves.
  'wcag/h63': 'off',
} as const;

/** What our own pages are held to. */
export const OUR_RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    ...NOT_ASKED,
    // A slash is allowed, and is in the anchors of the reference.
    'valid-id': ['error', { relaxed: true }],
    // Lists may have names, which readers with screen readers hear.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The boxes beside steps are of one kind; no form sends them.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
  },
};

/** What Redoc's markup cannot keep, as far as it is not ours to mend; all other rules hold for it too. */
export const REDOC_RULES: ConfigData = {
  ...OUR_RULES,
  rules: {
    ...OUR_RULES.rules,
    // Its buttons, headings and code hold boxes, and lists in the samples that unfold.
    'element-permitted-content': 'off',
    // Its drop-downs of servers are boxes with the role of a button, which a `select` lies over.
    'prefer-native-element': 'off',
    'hidden-focusable': 'off',
  },
};
