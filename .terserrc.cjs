// For our code that Gatsby compiles to run in the build itself. It would minify this code like the scripts of a page, which
// takes a second and removes the names of functions from errors.
module.exports = { compress: false, mangle: false };
