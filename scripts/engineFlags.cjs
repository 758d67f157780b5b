// Loaded by every process of a build. Its heap grows by half before it is cleaned again, not to twice its size: a sixth less
// memory, for a fortieth more time. Code is optimized when it has run about twice as long as V8 waits otherwise: a build is over
// before the rest pays, and a fifth of its processor time went into that; a tenth less of it, and a build after a change takes
// a twentieth less time.
const process = require('node:process');
const { setFlagsFromString } = require('node:v8');

setFlagsFromString('--heap-growing-percent=50');
setFlagsFromString('--interrupt-budget=150000');
// The heap that the first process begins with (`gatsby.mjs`) is not for those that it starts: their number grows with the machine.
process.execArgv = [];
