export { onRenderBody } from './src/app/onRenderBody';
export { wrapPageElement } from './src/app/wrapPageElement';
