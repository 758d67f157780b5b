import { changesOf } from './changesOf.mjs';

/** Replaces colours that Redoc hard-codes with ours. */
const COLORS = [
  // The buttons for alternatives; the selected one first.
  [/color: white;(?=\\n +background-color)/, 'color: var(--color-paper);'],
  [/background-color: white;/, 'background-color: var(--color-raised);'],
  [/^( *color: )(?:white|#fff|#ffffff|#000|black);/gm, '$1var(--color-ink);'],
  [/^( *background(?:-color)?: )(?:white|#fff|#ffffff);/gm, '$1var(--color-raised);'],
  [/^( *color: )#707070;/gm, '$1var(--color-ink-faint);'],
  [/^( *color: )rgba\(38, 50, 56, 0\.7\);/gm, '$1var(--color-ink-soft);'],
  [/^( *color: )#ee807f;/gm, '$1var(--color-danger);'],
  [/^( *color: )#0e7c86;/gm, '$1var(--color-data-2);'],
  [/solid (?:#9fb4be|#ccc|#ddd|rgba\(38, 50, 56, 0\.[135]\));/g, 'solid var(--color-line);'],
  [/solid #fff (?=5px)/g, 'solid var(--color-raised) '],
];

/** Headings of the parts of an operation, which in Redoc are an h5 right below an h2; `redocCss` styles them. */
const HEADINGS = [
  [/(\w+)\.h5(?=`)/g, "$1.h3.attrs({className:'part-of-operation'})"],
  [/createElement\("h5",null/g, 'createElement("h3",{className:"part-of-operation"}'],
];

/** Heading links come after the text, with the label that they have in the docs. */
const LINKS = [
  ['"aria-label":t.to}', '"aria-label":"Link to this section"}'],
  [
    /(\w+\.createElement\(\w+,\{to:t\.id\}\)),(u\.map[^]*?)," "(,[^]*?d\.map\([^]*?,\w+\)\))/,
    '$2$3,$1',
  ],
  [/(\w+\.createElement\(\w+,\{to:this\.props\.item\.id\}\)),t\)/, 't,$1)'],
];

/**
 * Labels in sentence case, as everywhere else; those that begin with a place, such as `path`, get their capital from
 * `redocCss`.
 */
const LABELS = [
  [/" Parameters"\)/, '" parameters")'],
  ['"Request Body schema: "', '"Request body schema: "'],
  ['"Response Schema: "', '"Response schema: "'],
  ['" Response Headers "', '"Response headers"'],
];

/** Paths break where a segment begins, before they break within a word. */
const PATHS = [
  [
    /(\w+)\.createElement\((\w+),null,t\.path\)/,
    '$1.createElement($2,null,...t.path.split(/(?=\\/)/).flatMap((part)=>[$1.createElement("wbr"),part]))',
  ],
];

/** What opens says so. The name of a field is enough then. */
const EXPANDERS = [
  [
    /"aria-label":`expand \$\{(\w+)\}`(\}[^]{1,120}?direction:)(\w+)\?/,
    '"aria-expanded":!!$3,"aria-label":$1$2$3?',
  ],
  [/"aria-expanded":(\w+),disabled:(\w+)\}/, '"aria-expanded":$2?void 0:!!$1,disabled:$2}'],
  [/(onClick:this\.toggle),(\$expanded:(\w+),\$inverted)/, '$1,"aria-expanded":!!$3,$2'],
];

/** A sample in JSON is a tab stop, so it has a role and a name. */
const SAMPLES = [
  [/\{tabIndex:0,(className:t\.className)/, '{tabIndex:0,role:"group","aria-label":"JSON",$1'],
];

/** A button that folds a part of a sample is called as the part, and says whether it is open. */
const FOLDS = [
  [/(?<=function \w+\(e,t)(?=\)\{const r=typeof e;let n="";return null==e)/, ',name="sample"'],
  [
    /aria-label="\$\{(\w+)>t\+1\?"expand":"collapse"\}"/g,
    'aria-label="${name}" aria-expanded="${$1<=t+1}"',
  ],
  [/((\w+\(\w+\))\+'"<\/span>: ',\w+\+=\w+\(e\[\w+\],t)\)/, '$1,$2)'],
  [/(\w+\(e\[(\w+)\],t)\)(?=,\2<\w+-1)/, '$1,name+" "+($2+1))'],
  [/setAttribute\("aria-label","expand"\)/g, 'setAttribute("aria-expanded","false")'],
  [/setAttribute\("aria-label","collapse"\)/g, 'setAttribute("aria-expanded","true")'],
];

const PART = String.raw`e\.createElement\(\w+,`;

/**
 * Splits an operation into four parts: what it does, its request samples, its fields, its response samples. In Redoc all samples
 * come last, which is far from the title on narrow screens. `operationCss` puts them side by side on wide ones.
 */
const PARTS = [
  [
    new RegExp(
      [
        `(${PART}null,)(${PART}null,u\\.map[^]*?)`,
        `(${PART}\\{extensions:t\\.extensions\\}[^]*?\\{callbacks:t\\.callbacks\\}\\))\\)`,
        `(${PART}null,)([^]*?)`,
        `(${PART}\\{operation:t\\}\\),${PART}\\{callbacks:)`,
      ].join(','),
    ),
    '$1$2),$4$5),$1$3),$4$6',
  ],
];

/** The select for examples, replaced by our `SelectInSight`. */
const CHOICES = [
  ['createElement("select",', 'createElement(require("select-in-sight").SelectInSight,'],
];

/**
 * A webpack loader that makes Redoc follow the colour mode where its theme does not, keeps its headings in order, writes its
 * labels in sentence case, names its links, samples and their folds, says what is open, breaks paths where a segment begins, puts request
 * samples below the description of an operation, and renders its selects only when they come into view.
 */
export default changesOf('Redoc', 'src/build/bundles/redocChanges.mjs', [
  ...COLORS,
  ...HEADINGS,
  ...LABELS,
  ...PATHS,
  ...EXPANDERS,
  ...SAMPLES,
  ...FOLDS,
  ...LINKS,
  ...PARTS,
  ...CHOICES,
]);
