const NAMED = '[role="tablist"], table:not(:has(> caption, > thead))';

/**
 * Names the tables and the rows of tabs in the panes, of which there are hundreds, after the heading above them or the field
 * that they describe. Redoc gives them no names, and renders more of them when something is opened. Tables in descriptions
 * are left to `scrollStops`. Returns a function that stops it.
 */
export function nameParts(panes: Element): () => void {
  nameAll(panes);
  const changes = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    if (added.some(hasPart)) nameAll(panes);
  });
  changes.observe(panes, { childList: true, subtree: true });
  return () => changes.disconnect();
}

const hasPart = (node: Node) =>
  node instanceof Element && (node.matches(NAMED) || node.querySelector(NAMED) !== null);

function nameAll(panes: Element): void {
  let heading = '';
  for (const part of panes.querySelectorAll(`h2, h3, ${NAMED}`)) {
    if (/^H\d$/.test(part.tagName)) heading = part.textContent.trim();
    else if (!part.hasAttribute('aria-label')) label(part, fieldOf(part) ?? heading);
  }
}

/** The field that a table describes, if it stands within the table of another one. */
function fieldOf(part: Element): string | undefined {
  const row = part.closest('td')?.closest('tr');
  const name = (row?.querySelector('td[kind]') ? row : row?.previousElementSibling)?.querySelector(
    '.property-name',
  );
  return name?.textContent;
}

function label(part: Element, name: string): void {
  if (name) part.setAttribute('aria-label', name);
}
