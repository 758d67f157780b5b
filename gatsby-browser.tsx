import './src/app/beforeRouter';

export { enter as onClientEntry } from './src/app/navigation/enter';
export { onInitialClientRender } from './src/app/onInitialClientRender';
export { onRouteUpdate } from './src/app/onRouteUpdate';
export { replaceHydrateFunction } from './src/app/replaceHydrateFunction';
export { wrapPageElement } from './src/app/wrapPageElement';
