export { wrapPageElement } from './src/app/wrapPageElement';
