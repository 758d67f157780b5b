import { dropUnreadableHash } from './navigation/dropUnreadableHash';
import { keepScrollPositions } from './navigation/scrollPositions';
import { keepPathStable } from './navigation/stablePath';

// The router reads the address when its module loads, before Gatsby calls any hook.
keepPathStable();
dropUnreadableHash();
keepScrollPositions();
