import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { JsonObject } from '../../model/apiContract';
import type { Fault } from '../../model/fault';
import { contractSources } from './contractSources';
import { contractYaml } from './contractYaml';
import { textOf } from './json';
import { pathsIn, valueAt } from './pathsIn';

const parser = unified().use(remarkParse);

/** The HTML in descriptions of the contract, which Redoc would put into the page as it is: scripts would run. */
export function htmlFaults(): readonly Fault[] {
  return contractSources().flatMap((file) => {
    const { values, lineOf } = contractYaml(file);
    const whole = values as JsonObject;
    const isText = (key: string, value: unknown) =>
      key === 'description' && typeof value === 'string' && value.includes('<');
    return pathsIn(whole, isText).flatMap((path) =>
      htmlIn(textOf(valueAt(whole, path))).map((html) => ({
        file,
        line: lineOf(...path),
        message: `The description contains HTML, ${html}. Use Markdown, or put it in backticks.`,
      })),
    );
  });
}

/** The first tag of each piece of HTML. */
function htmlIn(markdown: string): string[] {
  const found: string[] = [];
  visit(parser.parse(markdown), 'html', ({ value }) => {
    found.push(/<[^>\n]*>?/.exec(value)?.[0] ?? value);
  });
  return found;
}
