import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import type { TreeNode } from '../../../model/content/tree';
import type { Findings } from '../compile/compiled';
import { isElement, lineOf } from '../compile/hast';
import { codeBlock } from './codeBlock';
import { contractFact } from './contractFact';
import { linksIn, noteLink } from './noteLink';
import { permissionTable } from './permissionTable';
import { sitePermissions } from './permissions';
import { resultProblems, resultTable } from './resultTable';

const INDENTED =
  'The lines are code because they are indented. Write ```text above and ``` below them, or remove the indentation.';

/** A code block, or the table of a query result. */
export function code(pre: Element, above: number, findings: Findings): TreeNode[] {
  const inner = pre.children.find((child) => isElement(child, 'code'));
  // Plain Markdown has the line only on the inner element.
  const line = inner ? lineOf(inner, above) : above;
  const [className = ''] = inner?.properties.className ?? [];
  const language = className.replace('language-', '');
  const meta = String(inner?.properties.dataMeta ?? inner?.data?.meta ?? '');
  const source = toString(pre);
  findings.code.push({ language, meta, code: source, line });
  const { props, problems } = codeBlock(language, meta, source);
  const result = language === 'result';
  const all = [...problems, ...(result ? resultProblems(source) : [])];
  const isIndented = inner?.properties.dataIndented !== undefined;
  const messages = isIndented ? [INDENTED] : all;
  findings.faults.push(...messages.map((message) => ({ line, message })));
  return [result ? resultTable(source) : ['CodeBlock', props]];
}

/** A picture with its caption. */
export function picture(
  props: { src: string; alt: string },
  line: number,
  findings: Findings,
): TreeNode[] {
  const message = altProblem(props);
  if (message) findings.faults.push({ line, message });
  findings.pictures.push({ src: props.src, line });
  return [['Figure', props]];
}

/** Words that say that there is a picture, or its file name. */
const NO_ALT =
  /^(?:(?:the )?(?:alt(?: text)?|chart|diagram|drawing|figure|image|img|photo|picture|screenshot)(?: ?\d+)?|.*\.(?:svg|png|jpe?g|gif|webp|avif))$/i;

function altProblem({ src, alt }: { src: string; alt: string }): string | undefined {
  const words = alt.trim();
  if (words === '') return `The picture ${src} has no alt text. Say what it shows.`;
  return NO_ALT.test(words)
    ? `The alt text "${words}" does not say what the picture ${src} shows. Describe it.`
    : undefined;
}

/** The fact from the API contract or the permissions that a component names; undefined for other components. */
export function fact(
  name: string,
  props: Readonly<Record<string, string>>,
  line: number,
  findings: Findings,
): TreeNode[] | undefined {
  try {
    const found =
      name === 'Permissions'
        ? permissionTable(props.of!, sitePermissions())
        : contractFact(name, props);
    if (found === undefined) return undefined;
    linksIn(found).forEach((href) => noteLink(href, line, findings));
    return [found];
  } catch (error) {
    findings.faults.push({ line, message: (error as Error).message });
    return [];
  }
}
