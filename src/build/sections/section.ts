import type { CreatePagesArgs } from 'gatsby';
import type { NavigationNode } from '../../model/navigation';
import type { PageFrame } from '../../model/pageFrame';

/** What a page gets with its plan. */
interface PlanContext {
  /** What stands around a page of a sidebar. */
  readonly frame?: PageFrame;
  /** Addresses of its related pages. */
  readonly related?: readonly string[];
  readonly [key: string]: unknown;
}

/** A page we mean to make, as plain data, so that a test can look at it. */
export interface PagePlan {
  readonly path: string;
  readonly component: string;
  readonly context: PlanContext;
}

/** What a section adds to the site. */
export interface SectionPlan {
  readonly pages: readonly PagePlan[];
  /** Its sidebars by id, whole. */
  readonly sidebars: Readonly<Record<string, readonly NavigationNode[]>>;
  /** Address of the page that each sidebar opens with, by the sidebar's id. */
  readonly opens: Readonly<Record<string, string>>;
}

/** One part of the site. It knows its own pages and nothing about the others. */
export interface Section {
  plan(graphql: CreatePagesArgs['graphql']): Promise<SectionPlan>;
}

/** The data of a query, or an error that names the query, says why it failed and what to do. */
export function dataOf<Data>(
  name: string,
  { data, errors }: { data?: Data; errors?: unknown },
): Data {
  if (!data || errors) {
    throw new Error(
      `The query for ${name} failed: ${JSON.stringify(errors)}. If this names a file of the content, correct that file; else the query, or the types in src/build/createSchemaCustomization.ts.`,
    );
  }
  return data;
}
