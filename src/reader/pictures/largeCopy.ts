/**
 * A copy of a picture, including its text, for showing it as large as possible. Sets the CSS variables `--width`, the
 * minimum width, which may exceed the window; `--most`, the maximum; and `--ratio`, width to height.
 */
export function largeCopy(picture: HTMLElement): HTMLElement {
  const copy = picture.cloneNode(true) as HTMLElement;
  const image = copy.querySelector('img');
  if (!image) {
    // A drawing's aspect ratio on the page consists of its own width and height.
    const [width = 0, height = 1] = picture.style.aspectRatio.split('/').map(Number);
    copy.style.cssText = '';
    return measured(copy, width, height, 'none');
  }
  image.removeAttribute('loading');
  for (const part of copy.querySelectorAll('[sizes]')) part.setAttribute('sizes', '100vw');
  measured(
    image,
    Number(image.getAttribute('width')),
    Number(image.getAttribute('height')),
    most(image),
  );
  return copy;
}

function measured(part: HTMLElement, width: number, height: number, widest: string): HTMLElement {
  part.style.setProperty('--width', `${width}px`);
  part.style.setProperty('--ratio', String(width / height));
  part.style.setProperty('--most', widest);
  return part;
}

/** The width of a photograph's largest file; shown any larger, it would blur. */
function most({ srcset }: HTMLImageElement): string {
  const widths = [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  return widths.length > 0 ? `${Math.max(...widths)}px` : 'none';
}
