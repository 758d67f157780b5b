const SVG = 'http://www.w3.org/2000/svg';

interface IconButtonParts {
  /** The tooltip, which is also the accessible name: in a label as well, screen readers would read it twice. */
  readonly name: string;
  /** SVG path of the icon on a 16 × 16 grid, stroked like the site's other icons. */
  readonly icon: string;
  readonly className?: string;
}

/** Creates a button that shows only an icon; the caller adds its listeners. */
export function iconButton({ name, icon, className = '' }: IconButtonParts): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.title = name;
  button.append(svgIcon(icon));
  return button;
}

/** Creates an SVG icon in the colour of the surrounding text. */
export function svgIcon(icon: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', icon);
  svg.setAttribute('class', 'icon');
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.setAttribute('width', '1rem');
  svg.setAttribute('height', '1rem');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(path);
  return svg;
}
