/** Replaces react-fast-compare: the head is rendered only when the page changes, and writes only what differs. */
module.exports = Object.is;
