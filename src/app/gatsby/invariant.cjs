/** Replaces invariant, half of which formats messages that are never used here. */
module.exports = (holds, message) => {
  if (!holds) throw Error(message);
};
