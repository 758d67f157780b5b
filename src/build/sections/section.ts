import type { CreatePagesArgs } from 'gatsby';
import type { NavigationNode } from '../../model/navigation';
import type { PageFrame } from '../../model/pageFrame';

/** The page context of a plan. */
interface PlanContext {
  /** The frame of a page in a sidebar. */
  readonly frame?: PageFrame;
  /** The addresses of its related pages. */
  readonly related?: readonly string[];
  readonly [key: string]: unknown;
}

/** A page to be made, as plain data, so that tests can inspect it. */
export interface PagePlan {
  readonly path: string;
  readonly component: string;
  readonly context: PlanContext;
}

/** What a section adds to the site. */
export interface SectionPlan {
  readonly pages: readonly PagePlan[];
  /** Its complete sidebars, by id. */
  readonly sidebars: Readonly<Record<string, readonly NavigationNode[]>>;
  /** The address of the page that each sidebar opens with, by the sidebar's id. */
  readonly opens: Readonly<Record<string, string>>;
}

/** One part of the site. It knows its own pages and nothing about the others. */
export interface Section {
  plan(graphql: CreatePagesArgs['graphql']): Promise<SectionPlan>;
}

/** The data of a query result; throws an error that names the failed query, the reason and what to do. */
export function dataOf<Data>(
  name: string,
  { data, errors }: { data?: Data; errors?: unknown },
): Data {
  if (!data || errors) {
    throw new Error(
      `The query for ${name} failed: ${JSON.stringify(errors)}. If this names a content file, correct that file; otherwise correct the query or the types in src/build/createSchemaCustomization.ts.`,
    );
  }
  return data;
}
