const SVG = 'http://www.w3.org/2000/svg';

interface ButtonParts {
  /** What it does, for everybody: it is the tooltip too. */
  readonly name: string;
  /** Path of its sign on a grid of 16 × 16, drawn as the icons of the site are. */
  readonly sign: string;
  readonly className?: string;
}

/** A button that shows a sign; it acts by whoever listens to it. */
export function buttonWith({ name, sign, className = '' }: ButtonParts): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.title = name;
  button.setAttribute('aria-label', name);
  button.append(drawing(sign));
  return button;
}

/** A sign in the colour of the text around it. */
export function drawing(sign: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  const look = {
    d: sign,
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.5',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  for (const [name, value] of Object.entries(look)) path.setAttribute(name, value);
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.setAttribute('width', '16');
  svg.setAttribute('height', '16');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(path);
  return svg;
}
