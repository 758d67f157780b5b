import type { Page } from 'playwright-core';

/** The controls that fit into their place while their focus ring is cut off beside them: what cuts it, and where. */
export async function cutRings(page: Page, controls: string): Promise<string[]> {
  // From now on the focus is visible.
  await page.keyboard.press('Tab');
  return page.locator(controls).evaluateAll((all) => {
    const edgesOf = (place: Element) => {
      const left = place.getBoundingClientRect().left + place.clientLeft;
      return { left, right: left + place.clientWidth };
    };
    const cuts = (place: Element) =>
      place === document.documentElement || getComputedStyle(place).overflowX !== 'visible';

    return (all as HTMLElement[]).flatMap((control) => {
      control.focus();
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control);
      if (document.activeElement !== control || outlineStyle === 'none') return [];
      const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
      const { left, right } = control.getBoundingClientRect();
      for (let place = control.parentElement; place; place = place.parentElement) {
        const edges = edgesOf(place);
        if (!cuts(place) || left < edges.left || right > edges.right) continue;
        if (left - ring < edges.left || right + ring > edges.right)
          return [`${control.outerHTML.slice(0, 80)} in ${place.tagName}`];
      }
      return [];
    });
  });
}
