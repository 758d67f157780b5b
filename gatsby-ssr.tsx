export { onPreRenderHTML } from './src/app/onPreRenderHTML';
export { onRenderBody } from './src/app/onRenderBody';
export { wrapPageElement } from './src/app/wrapPageElement';
