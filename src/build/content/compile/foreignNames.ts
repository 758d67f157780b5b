/** What to write instead of the components of other documentation tools, by their names in lower case. */
const COMPONENTS: Readonly<Record<string, string>> = {
  accordiongroup: '<Accordion>',
  admonition: '<Callout>',
  alert: '<Callout>',
  aside: '<Callout>',
  cardgroup: '<Cards>',
  caution: '<Callout type="caution">',
  codeblock: 'three backticks and the language above the code, and three backticks below it',
  codegroup: '<Tabs>',
  danger: '<Callout type="danger">',
  details: '<Accordion>',
  expandable: '<Accordion>',
  frame: '<Figure>',
  image: '<Figure>',
  img: '<Figure>',
  info: '<Callout type="info">',
  link: '[words](address)',
  note: '<Callout type="note">',
  step: 'a numbered list in <Steps>',
  tabitem: '<Tab>',
  tip: '<Callout type="tip">',
  tree: '<FileTree>',
  warning: '<Callout type="caution">',
};

/** What to do instead of HTML elements, by their names. */
const ELEMENTS: Readonly<Record<string, string>> = {
  a: 'Write [words](address).',
  b: 'Write **words**.',
  br: 'Start a new paragraph, or in a table, a new row.',
  code: 'Put the code in backticks.',
  details: 'Write <Accordion>.',
  em: 'Write *words*.',
  i: 'Write *words*.',
  img: 'Write ![words](./images/name.png).',
  pre: 'Write three backticks and the language above the code, and three backticks below it.',
  strong: 'Write **words**.',
  video: 'Write <Video>.',
};

/** What to write instead of a component that this site does not have; undefined if nothing is known to be like it. */
export function foreignComponent(name: string): string | undefined {
  const lower = name.toLowerCase();
  return Object.hasOwn(COMPONENTS, lower) ? `Write ${COMPONENTS[lower]}.` : undefined;
}

/** What to do instead of an HTML element; undefined if nothing in Markdown is like it. */
export function foreignElement(name: string): string | undefined {
  return Object.hasOwn(ELEMENTS, name) ? ELEMENTS[name] : undefined;
}
