/** Applies CSS rules as for print or for a screen; jsdom itself has no media. */
export function applyCss(css: string, medium: 'print' | 'screen'): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.replaceChildren(style);
  const holding = [...style.sheet!.cssRules].flatMap((rule) => {
    if (!('media' in rule)) return rule;
    const { media, cssRules } = rule as CSSMediaRule;
    return holds(media.mediaText, medium) ? [...cssRules] : [];
  });
  style.textContent = holding.map(({ cssText }) => cssText).join('\n');
}

function holds(query: string, medium: 'print' | 'screen'): boolean {
  return query === medium || query === `not ${medium === 'print' ? 'screen' : 'print'}`;
}
