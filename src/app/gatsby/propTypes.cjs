/** Stands in for prop-types, which check nothing in a built site: every property and every call yields the same stand-in. */
const type = new Proxy(() => type, { get: () => type });

// Redoc's parts ask for it by `require`.
module.exports = type;
