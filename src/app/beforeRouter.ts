import { dropUnreadableHash } from './navigation/hash';
import { keepPathStable } from './navigation/stablePath';

// The router reads the address when its module comes, before any of Gatsby's hooks is called.
dropUnreadableHash();
keepPathStable();
