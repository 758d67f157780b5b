import { planSidebars } from './docs';
import { dataOf, type Section } from './section';

/** The tutorials, with a sidebar of their own. */
export const tutorials: Section = {
  name: 'tutorials',
  async plan(graphql) {
    const { allTutorial, allCategory } = dataOf(
      'tutorials',
      await graphql<Queries.TutorialSourcesQuery>(/* GraphQL */ `
        query TutorialSources {
          allTutorial {
            nodes {
              id
              path
              title
              label
              description
              sidebar
              folder
              position
              unlisted
              related
            }
          }
          allCategory(filter: { sidebar: { eq: "tutorials" } }) {
            nodes {
              id
              path
              title
              label
              description
              sidebar
              folder
              position
              unlisted
            }
          }
        }
      `),
    );
    return planSidebars(allTutorial.nodes, allCategory.nodes);
  },
};
