import type { Element, ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { find, svg as svgNames } from 'property-information';
import type { TreeElement, TreeNode } from '../../../model/content/tree';
import { isElement } from '../compile/hast';

const ELEMENTS = new Set([
  'svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'title',
]); // prettier-ignore

const ATTRIBUTES = new Set([
  'cx', 'cy', 'd', 'dominantBaseline', 'dx', 'dy', 'fill', 'fillOpacity', 'fillRule', 'fontFamily', 'fontSize', 'fontStyle',
  'fontWeight', 'height', 'letterSpacing', 'opacity', 'points', 'r', 'rx', 'ry', 'stroke', 'strokeDashArray',
  'strokeDasharray', 'strokeLineCap', 'strokeLinecap', 'strokeLineJoin', 'strokeLinejoin', 'strokeOpacity', 'strokeWidth',
  'textAnchor', 'transform', 'viewBox', 'width', 'x', 'x1', 'x2', 'xmlns', 'y', 'y1', 'y2', 'xmlSpace',
]); // prettier-ignore

// Attributes that the library spells differently from React.
const REACT_NAMES: Readonly<Record<string, string>> = {
  strokeDashArray: 'strokeDasharray',
  strokeLineCap: 'strokeLinecap',
  strokeLineJoin: 'strokeLinejoin',
};

/**
 * A drawing that is part of the page, so that it follows the colour mode; `problems` lists what is not allowed in it, each
 * element and attribute once.
 */
interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly tree: TreeElement | null;
  readonly problems: readonly string[];
}

/** What is not allowed in a drawing: the first problem with each name. */
type Problems = Map<string, string>;

/** Whether a picture is inlined in the page instead of being loaded. */
export function isDrawing(path: string): boolean {
  return path.endsWith('.svg');
}

/** Parses an SVG file. Only shapes and text are kept; scripts, styles, ids and references are problems. */
export function svgTree(text: string): Drawing {
  const root = fromHtml(text.replace(/^\s*<\?xml[^>]*\?>/, ''), { fragment: true });
  const svg = root.children.find((child) => isElement(child, 'svg'));
  const [, , width = 0, height = 0] = String(svg?.properties.viewBox ?? '')
    .split(/[\s,]+/)
    .map(Number);
  if (!svg || !(width > 0) || !(height > 0)) {
    return { width: 0, height: 0, tree: null, problems: ['it has no <svg> with a viewBox'] };
  }
  const problems: Problems = new Map();
  const tree = drawn(svg, problems);
  return { width, height, tree, problems: [...problems.values()] };
}

function drawn({ tagName, properties, children }: Element, problems: Problems): TreeElement {
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(properties)) {
    if (!ATTRIBUTES.has(name) || /url\(|javascript:/i.test(String(value))) {
      const { attribute } = find(svgNames, name);
      note(
        attribute,
        `it has the attribute ${attribute}="${String(value).slice(0, 40)}"`,
        problems,
      );
    } else if (name !== 'xmlns' && name !== 'xmlSpace') {
      props[REACT_NAMES[name] ?? name] = value;
    }
  }
  return [
    tagName,
    Object.keys(props).length > 0 ? props : null,
    ...children.flatMap((child) => inside(child, tagName, problems)),
  ];
}

function note(name: string, problem: string, problems: Problems): void {
  if (!problems.has(name)) problems.set(name, problem);
}

function inside(child: ElementContent, parent: string, problems: Problems): TreeNode[] {
  if (child.type === 'text') {
    return ['text', 'tspan'].includes(parent) && child.value.trim() !== '' ? [child.value] : [];
  }
  if (!isElement(child)) return [];
  // The alt text already names the picture; a title would show as a tooltip.
  if (child.tagName === 'title') return [];
  if (!ELEMENTS.has(child.tagName)) {
    note(`<${child.tagName}>`, `it contains <${child.tagName}>`, problems);
    return [];
  }
  return [drawn(child, problems)];
}
