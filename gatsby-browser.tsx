export { replaceHydrateFunction } from './src/app/replaceHydrateFunction';
export { wrapPageElement } from './src/app/wrapPageElement';
