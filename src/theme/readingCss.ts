/**
 * The reading settings: names on the root element, set before the first paint. Text and lines are measured in rem, so
 * that both scale with the root; the bar at the top has no room to grow, but the menu it opens does. Motion also stops
 * if the system setting says so. Every page contains these rules, so they are kept as short as possible.
 */
export const readingCss = `
  [data-reading~=small] { font-size: 94% }
  [data-reading~=large] { font-size: 112% }
  [data-reading~=larger] { font-size: 125% }
  [data-reading~=large] header > div :is(a, button) { zoom: .893 }
  [data-reading~=larger] header > div :is(a, button) { zoom: .8 }
  [data-reading~=loose] main :is(p, li, td) { line-height: 2 }
  [data-reading~=narrow] { --text: 560px; --measure: 48ch }
  [data-reading~=wide] { --text: 960px; --measure: none; --page: 1680px }
  [data-reading~=wrap] pre code { white-space: pre-wrap !important; overflow-wrap: anywhere !important }
  [data-reading~=still] *, [data-reading~=still] ::before, [data-reading~=still] ::after { animation: none !important; transition: none !important }
  @media (prefers-reduced-motion: reduce) { *, ::before, ::after { animation: none !important; transition: none !important } }
`;
