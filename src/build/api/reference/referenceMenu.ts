import type { ApiContract } from '../../../model/api/apiContract';
import type { ReferenceMenu } from '../../../model/api/apiReference';
import { textOf } from '../contract/json';
import { operationsOf } from '../contract/operations';
import { chaptersOf } from './chapters';

/** The menu of the reference, built from the result of `referenceContract`. */
export function referenceMenu(contract: ApiContract): ReferenceMenu {
  const { chapters } = chaptersOf(textOf(contract.info.description));
  const operations = operationsOf(contract);
  return {
    chapters: chapters.map(({ title }) => ({ title, anchor: `section/${slug(title)}` })),
    groups: contract.tags
      .map(({ name }) => textOf(name))
      .map((name) => ({
        title: name,
        anchor: `tag/${slug(name)}`,
        operations: operations
          .filter(({ tag }) => tag === name)
          .map(({ summary, method, anchor }) => ({ title: summary, method, anchor })),
      })),
  };
}

/** Matches how Redoc derives ids from names. */
const slug = (name: string) => name.trim().replace(/\s+/g, '-');
