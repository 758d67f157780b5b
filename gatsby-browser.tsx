export { enter as onClientEntry } from './src/app/navigation/enter';
export { followLinks as onInitialClientRender } from './src/app/navigation/followLinks';
export { onRouteUpdate } from './src/app/onRouteUpdate';
export { replaceHydrateFunction } from './src/app/replaceHydrateFunction';
export { wrapPageElement } from './src/app/wrapPageElement';
