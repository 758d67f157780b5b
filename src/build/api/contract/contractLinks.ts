import { readFileSync } from 'node:fs';
import { contractSources } from './contractSources';

/** A link in the Markdown of a contract file. */
interface ContractLink {
  readonly file: string;
  readonly line: number;
  readonly href: string;
}

/** The links in the descriptions of the contract to pages of the site or anchors in the reference. */
export function contractLinks(): ContractLink[] {
  return contractSources().flatMap(linksIn);
}

function linksIn(file: string): ContractLink[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/\]\(([/#][^)\s]*)\)/g)].map(([, href = '']) => ({
        file,
        line: index + 1,
        href,
      })),
    );
}
