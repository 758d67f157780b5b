import { changesOf } from './changesOf.mjs';

/** References in react-helmet to the code that renders heads to text, which only a server needs. */
const ON_SERVERS = [
  [/mapStateOnServer(?=\(\{)/, ''],
  [/, mapStateOnServer(?=\)\(NullComponent\))/, ''],
];

/** A webpack loader that removes server code from react-helmet. */
export default changesOf('react-helmet', 'src/build/bundles/helmetChanges.mjs', ON_SERVERS);
