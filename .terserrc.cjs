// For what Gatsby compiles of this project to run in the build, which it would minify like the scripts of a page: that takes
// a second, and errors would name no functions.
module.exports = { compress: false, mangle: false };
