import type { GatsbyNode } from 'gatsby';
import { faultReport } from '../model/fault';
import { contentFaults } from './checks/contentFaults';
import { writeDemoData } from './outputs/writeDemoData';
import { writeNavigation } from './outputs/writeNavigation';
import { sections } from './sections/sections';

/** Asks every section for its pages, tells all mistakes of the content at once, then makes the pages. */
export const createPages: NonNullable<GatsbyNode['createPages']> = async ({
  graphql,
  actions,
  reporter,
}) => {
  const plans = await Promise.all(sections.map((section) => section.plan(graphql)));
  const pages = plans.flatMap((plan) => plan.pages);
  const paths = pages.map((page) => page.path);

  const clashes = repeated(paths);
  if (clashes.length > 0) {
    reporter.warn(`More than one page claims ${clashes.join(', ')}. Rename one of the files.`);
  }
  const faults = await contentFaults(graphql, paths);
  if (faults.length > 0) {
    // Not through the reporter, which would break the lines and with them the paths.
    console.error(`\n${faultReport(faults)}\n`);
    reporter.panicOnBuild('The content has the mistakes told above. Correct them, then build again.');
  }

  pages.forEach((page) => actions.createPage({ ...page }));
  writeNavigation(Object.fromEntries(plans.flatMap((plan) => Object.entries(plan.sidebars))));
  writeDemoData();
};

/** The values that occur more than once, each named once. */
function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
