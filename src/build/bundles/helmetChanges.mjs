import { changesOf } from './changesOf.mjs';

/** Where react-helmet asks for what writes heads as text, which only a server does. */
const ON_SERVERS = [
  [/mapStateOnServer(?=\(\{)/, ''],
  [/, mapStateOnServer(?=\)\(NullComponent\))/, ''],
];

/** A loader of webpack: leaves out of the browser's react-helmet what it cannot reach there. */
export default changesOf('react-helmet', 'src/build/bundles/helmetChanges.mjs', ON_SERVERS);
