/**
 * A copy of a picture, its words kept, to be shown as large as there is room. Its CSS variables: `--width`, the minimum
 * width, which may exceed the window; `--most`, the maximum; `--ratio`, width to height.
 */
export function largeCopy(picture: HTMLElement): HTMLElement {
  const copy = picture.cloneNode(true) as HTMLElement;
  const image = copy.querySelector('img');
  if (!image) {
    // The ratio of a drawing on the page is made of its own width and height.
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

/** A photograph is no larger than its largest file: beyond that it would only blur. */
function most({ srcset }: HTMLImageElement): string {
  const widths = [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  return widths.length > 0 ? `${Math.max(...widths)}px` : 'none';
}
