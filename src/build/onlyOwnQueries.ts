import * as dependents from 'gatsby/dist/utils/gatsby-dependents';

/**
 * Makes Gatsby look for queries in our files only. Otherwise it would also parse all files of its plugins, which have none: that
 * takes a twentieth of a build after a change.
 */
export function onlyOwnQueries(): void {
  const none = { getGatsbyDependents: () => Promise.resolve([]) };
  Object.assign(dependents, none satisfies Record<keyof typeof dependents, unknown>);
}
