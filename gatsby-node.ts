/** The build hooks of this site; each lives in its own file. */
export { createPages } from './src/build/createPages';
export { createResolvers } from './src/build/createResolvers';
export { createSchemaCustomization } from './src/build/createSchemaCustomization';
export { onCreateNode } from './src/build/onCreateNode';
export { onCreateWebpackConfig } from './src/build/onCreateWebpackConfig';
export { onPostBuild } from './src/build/onPostBuild';
export { onPreBootstrap } from './src/build/onPreBootstrap';
export { onPreBuild } from './src/build/onPreBuild';
export { onPreInit } from './src/build/onPreInit';
