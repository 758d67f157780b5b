import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { JsonObject } from '../../../model/api/apiContract';
import type { Fault } from '../../../model/fault';
import { linkProblem } from '../../content/linkProblem';
import { contractSources } from '../contract/contractSources';
import { contractYaml } from '../contract/contractYaml';
import { objectOf, textOf } from '../contract/json';
import { atPath, pathsIn, type Path } from '../contract/pathsIn';

const parser = unified().use(remarkParse);

/** The HTML and the links in descriptions of the contract that Redoc would put into the page as they are: scripts would run. */
export function descriptionFaults(): readonly Fault[] {
  return contractSources().flatMap((file) => {
    const { values, lineOf } = contractYaml(file);
    const whole = values as JsonObject;
    return descriptionsIn(whole).flatMap((path) =>
      problemsOf(textOf(atPath(whole, path))).map((message) => ({
        file,
        line: lineOf(...path),
        message,
      })),
    );
  });
}

/** The paths of all Markdown that Redoc shows, including the meanings of values. */
function descriptionsIn(whole: JsonObject): readonly Path[] {
  return pathsIn(
    whole,
    (key, value) =>
      key === 'x-enumDescriptions' || (key === 'description' && typeof value === 'string'),
  ).flatMap((path) => {
    const meanings = Object.keys(objectOf(atPath(whole, path)));
    return path.at(-1) === 'description' ? [path] : meanings.map((name) => [...path, name]);
  });
}

function problemsOf(markdown: string): string[] {
  // Most descriptions have neither tags nor links.
  if (!/[<\]]/.test(markdown)) return [];
  const found: string[] = [];
  visit(parser.parse(markdown), (node) => {
    if (node.type === 'html') found.push(htmlProblem(node.value));
    const problem = 'url' in node ? linkProblem(node.url) : undefined;
    if (problem) found.push(problem);
  });
  return found;
}

/** Names the first tag of a piece of HTML. */
function htmlProblem(html: string): string {
  const tag = /<[^>\n]*>?/.exec(html)?.[0] ?? html;
  return `The description contains HTML, ${tag}. Use Markdown, or put it in backticks.`;
}
