/** In place of invariant, of which half is for messages that are not there. */
module.exports = (holds, message) => {
  if (!holds) throw Error(message);
};
