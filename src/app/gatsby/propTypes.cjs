/**
 * Replaces prop-types, which check nothing in a production build: every property access and every call returns the same
 * proxy.
 */
const type = new Proxy(() => type, { get: () => type });

// Redoc loads it with `require`.
module.exports = type;
