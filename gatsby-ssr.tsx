export { onPreRenderHTML } from './src/app/onPreRenderHTML';
export { onRenderBody } from './src/app/onRenderBody';
export { replaceRenderer } from './src/app/replaceRenderer';
export { wrapPageElement } from './src/app/wrapPageElement';

import './src/app/readStylesInOrder';
