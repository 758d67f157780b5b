import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import type { TreeNode } from '../../model/tree';
import { codeBlock } from './codeBlock';
import type { Findings } from './compiled';
import { contractFact } from './contractFact';
import { isElement, lineOf } from './hast';
import { linksIn, noteLink } from './noteLink';
import { permissionTable } from './permissionTable';
import { sitePermissions } from './permissions';
import { resultProblems, resultTable } from './resultTable';

const INDENTED =
  'The lines are code, since spaces stand before them. Write ```text above and ``` below them, or take the spaces away.';

/** A block of code, or the table of a query's result. */
export function code(pre: Element, above: number, findings: Findings): TreeNode[] {
  const inner = pre.children.find((child) => isElement(child, 'code'));
  // Plain Markdown has its line on the inner element only.
  const line = inner ? lineOf(inner, above) : above;
  const [className = ''] = inner?.properties.className ?? [];
  const language = className.replace('language-', '');
  const meta = String(inner?.properties.dataMeta ?? inner?.data?.meta ?? '');
  const source = toString(pre);
  findings.code.push({ language, meta, code: source, line });
  const { props, problems } = codeBlock(language, meta, source);
  const result = language === 'result';
  const told = [...problems, ...(result ? resultProblems(source) : [])];
  const isIndented = inner?.properties.dataIndented !== undefined;
  const messages = isIndented ? [INDENTED] : told;
  findings.faults.push(...messages.map((message) => ({ line, message })));
  return [result ? resultTable(source) : ['CodeBlock', props]];
}

/** A picture with its caption. */
export function picture(
  props: { src: string; alt: string },
  line: number,
  findings: Findings,
): TreeNode[] {
  if (props.alt.trim() === '') {
    findings.faults.push({
      line,
      message: `The picture ${props.src} has no alt text. Say what it shows.`,
    });
  }
  findings.pictures.push({ src: props.src, line });
  return [['Figure', props]];
}

/** A fact of the API's contract or of the permissions, which a component asks for by name; nothing for other components. */
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
